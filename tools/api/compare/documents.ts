import type { ApiDocument } from './document.ts'
import type { Difference, Report } from './difference.ts'
import { list, record, text } from './json.ts'
import { compareOperations, nameOf } from './operations.ts'
import { operationsIn } from './operation.ts'
import { SchemaComparison, type Pair } from './schemas.ts'

/** All differences between two documents. An operation is the same when verb and URL are. */
export function differencesBetween(documents: Pair<ApiDocument>): Difference[] {
  const found: Difference[] = []
  const report: Report = (difference) => found.push(difference)
  const schemas = new SchemaComparison(documents, report)
  const old = new Map(operationsIn(documents.before).map((one) => [one.key, one]))
  const young = new Map(operationsIn(documents.after).map((one) => [one.key, one]))
  for (const [key, before] of old) {
    const after = young.get(key)
    if (after) compareOperations({ before, after }, schemas, report)
    else report({ operation: '', place: nameOf(before), aspect: 'operation', relation: 'removed' })
  }
  for (const [key, after] of young) {
    if (old.has(key)) continue
    report({ operation: '', place: nameOf(after), aspect: 'operation', relation: 'added' })
  }
  compareTypeNames(documents, report)
  compareHubs(documents, schemas, report)
  return found
}

/** Generated clients have a type for every shared one, so its name is part of what callers use. */
function compareTypeNames({ before, after }: Pair<ApiDocument>, report: Report): void {
  const [old, young] = [typeNames(before), typeNames(after)]
  for (const place of old) {
    if (young.includes(place)) continue
    report({ operation: '', place, aspect: 'sharedType', relation: 'removed' })
  }
  for (const place of young) {
    if (old.includes(place)) continue
    report({ operation: '', place, aspect: 'sharedType', relation: 'added' })
  }
}

const typeNames = (document: ApiDocument) =>
  Object.keys(record(record(document.raw['components'])['schemas']))

function compareHubs(
  { before, after }: Pair<ApiDocument>,
  schemas: SchemaComparison,
  report: Report,
): void {
  const [old, young] = [hubsOf(before), hubsOf(after)]
  for (const [name, messages] of old) {
    const now = young.get(name)
    const spot = { operation: '', place: `hub ${name}` }
    if (now) compareMessages(name, { before: messages, after: now }, schemas, report)
    else report({ ...spot, aspect: 'hub', relation: 'removed' })
  }
  for (const name of young.keys()) {
    if (old.has(name)) continue
    report({ operation: '', place: `hub ${name}`, aspect: 'hub', relation: 'added' })
  }
}

type Messages = Map<string, unknown>

function compareMessages(
  hub: string,
  { before, after }: Pair<Messages>,
  schemas: SchemaComparison,
  report: Report,
): void {
  const spot = { operation: `hub ${hub}`, side: 'answer' } as const
  for (const [place, payload] of before) {
    if (after.has(place))
      schemas.compare({ before: payload, after: after.get(place) }, { ...spot, place })
    else report({ ...spot, place, aspect: 'hubMessage', relation: 'removed' })
  }
  for (const place of after.keys()) {
    if (!before.has(place)) report({ ...spot, place, aspect: 'hubMessage', relation: 'added' })
  }
}

function hubsOf(document: ApiDocument): Map<string, Messages> {
  return new Map(
    list(document.raw['x-hubs']).map((hub) => {
      const messages = Object.entries(record(record(hub)['messages']))
      const payloads = messages.map(
        ([name, message]) => [name, record(message)['payload']] as const,
      )
      return [text(record(hub)['name']) ?? '', new Map(payloads)]
    }),
  )
}
