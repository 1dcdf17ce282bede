import type { Report, Side, Spot } from './difference.ts'
import { text, type Json } from './json.ts'
import type { ApiAnswer, ApiContent, ApiOperation, ApiParameter } from './operation.ts'
import { relateUpper } from './relation.ts'
import { describePresence, type Pair, type SchemaComparison } from './schemas.ts'

/** Reports all differences between two descriptions of one operation. */
export function compareOperations(
  { before, after }: Pair<ApiOperation>,
  schemas: SchemaComparison,
  report: Report,
): void {
  const spot: Spot = { operation: before.id ?? before.label, place: '' }
  compareFacts({ before, after }, spot, report)
  compareParameters({ before, after }, spot, schemas, report)
  compareBodies({ before, after }, spot, schemas, report)
  compareAnswers({ before, after }, spot, schemas, report)
}

/** How reports call an operation. */
export const nameOf = ({ id, label }: ApiOperation) => (id ? `${id} (${label})` : label)

const ROLES = ['Anonymous', 'User', 'Monitor', 'Admin']

function compareFacts({ before, after }: Pair<ApiOperation>, spot: Spot, report: Report): void {
  if (before.id !== after.id) {
    const ids = { before: before.id ?? 'none', after: after.id ?? 'none' }
    report({ ...spot, aspect: 'operationId', relation: 'other', ...ids })
  }
  compareRoles({ before: before.raw, after: after.raw }, spot, report)
  compareLimits({ before: before.raw, after: after.raw }, spot, report)
  if (after.raw['deprecated'] === true && before.raw['deprecated'] !== true) {
    report({ ...spot, aspect: 'deprecated', relation: 'added' })
  }
}

/** Only our own documents have roles. */
function compareRoles({ before, after }: Pair<Json>, spot: Spot, report: Report): void {
  const [old, young] = [text(before['x-role']), text(after['x-role'])]
  if (!old || !young || old === young) return
  const relation = ROLES.indexOf(young) > ROLES.indexOf(old) ? 'narrower' : 'wider'
  report({ ...spot, aspect: 'role', relation, before: old, after: young })
}

function compareLimits({ before, after }: Pair<Json>, spot: Spot, report: Report): void {
  const bytes = { before: before['x-body-limit'], after: after['x-body-limit'] }
  const relation = relateUpper(bytes.before, bytes.after)
  if (relation !== 'same') {
    const texts = { before: describeBytes(bytes.before), after: describeBytes(bytes.after) }
    report({ ...spot, aspect: 'bodyLimit', relation, ...texts })
  }
  const rates = { before: describeRate(before), after: describeRate(after) }
  if (rates.before === rates.after) return
  report({ ...spot, aspect: 'rateLimit', relation: 'other', ...rates })
}

const describeBytes = (value: unknown) =>
  typeof value === 'number' ? `${value} bytes` : 'none of its own'
const describeRate = (operation: Json) => text(operation['x-rate-limit']) ?? 'the general one'

function compareParameters(
  { before, after }: Pair<ApiOperation>,
  spot: Spot,
  schemas: SchemaComparison,
  report: Report,
): void {
  const old = new Map(before.parameters.map((parameter) => [parameter.key, parameter]))
  const young = new Map(after.parameters.map((parameter) => [parameter.key, parameter]))
  for (const [key, parameter] of old) {
    const at = requestSpot(spot, placeOf(parameter))
    const now = young.get(key)
    if (now) compareParameter({ before: parameter, after: now }, at, schemas, report)
    else report({ ...at, aspect: 'parameter', relation: 'removed' })
  }
  for (const [key, parameter] of young) {
    if (old.has(key)) continue
    const at = requestSpot(spot, placeOf(parameter))
    report({ ...at, aspect: 'parameter', relation: 'added', isRequired: parameter.required })
  }
}

const placeOf = ({ place, name }: ApiParameter) => `${place} parameter ${name}`
const requestSpot = (spot: Spot, place: string): Spot => ({ ...spot, side: 'request', place })

function compareParameter(
  { before, after }: Pair<ApiParameter>,
  spot: Spot,
  schemas: SchemaComparison,
  report: Report,
): void {
  if (before.place === 'path' && before.name !== after.name) {
    const names = { before: before.name, after: after.name }
    report({ ...spot, aspect: 'pathName', relation: 'other', ...names })
  }
  comparePresence({ before: before.required, after: after.required }, spot, report)
  schemas.compare({ before: before.schema, after: after.schema }, spot)
}

function comparePresence({ before, after }: Pair<boolean>, spot: Spot, report: Report): void {
  if (before === after) return
  const texts = { before: describePresence(before), after: describePresence(after) }
  report({ ...spot, aspect: 'presence', relation: after ? 'narrower' : 'wider', ...texts })
}

function compareBodies(
  { before, after }: Pair<ApiOperation>,
  spot: Spot,
  schemas: SchemaComparison,
  report: Report,
): void {
  const at = requestSpot(spot, 'body')
  if (before.body && after.body) {
    comparePresence({ before: before.body.required, after: after.body.required }, at, report)
    const contents = { before: before.body.content, after: after.body.content }
    compareContent(contents, at, schemas, report)
  } else if (before.body) report({ ...at, aspect: 'body', relation: 'removed' })
  else if (after.body) {
    report({ ...at, aspect: 'body', relation: 'added', isRequired: after.body.required })
  }
}

function compareAnswers(
  { before, after }: Pair<ApiOperation>,
  spot: Spot,
  schemas: SchemaComparison,
  report: Report,
): void {
  for (const [status, answer] of before.answers) {
    const at: Spot = { ...spot, side: 'answer', place: `answer ${status}` }
    const now = after.answers.get(status)
    if (now) compareAnswer({ before: answer, after: now }, at, schemas, report)
    else report({ ...at, aspect: 'status', relation: 'removed' })
  }
  for (const status of after.answers.keys()) {
    if (before.answers.has(status)) continue
    const at = { ...spot, side: 'answer' satisfies Side, place: `answer ${status}` } as const
    report({ ...at, aspect: 'status', relation: 'added' })
  }
}

function compareAnswer(
  { before, after }: Pair<ApiAnswer>,
  spot: Spot,
  schemas: SchemaComparison,
  report: Report,
): void {
  compareContent({ before: before.content, after: after.content }, spot, schemas, report)
  const old = before.headers.map((name) => name.toLowerCase())
  const young = after.headers.map((name) => name.toLowerCase())
  for (const name of old) {
    if (!young.includes(name))
      report({ ...spot, aspect: 'header', relation: 'removed', before: name })
  }
  for (const name of young) {
    if (!old.includes(name)) report({ ...spot, aspect: 'header', relation: 'added', after: name })
  }
}

function compareContent(
  { before, after }: Pair<ApiContent>,
  spot: Spot,
  schemas: SchemaComparison,
  report: Report,
): void {
  for (const [type, schema] of before) {
    if (after.has(type)) schemas.compare({ before: schema, after: after.get(type) }, spot)
    else report({ ...spot, aspect: 'mediaType', relation: 'removed', before: type })
  }
  for (const type of after.keys()) {
    if (before.has(type)) continue
    report({ ...spot, aspect: 'mediaType', relation: 'added', after: type })
  }
}
