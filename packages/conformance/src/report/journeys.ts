import type { Halt, JourneyName } from '#findings/findings.ts'
import { journeyGroup, journeys } from '#groups/journeys/all.ts'
import type { Journey } from '#groups/journeys/trip.ts'
import type { Row } from '#report/row.ts'

/** How a journey came out, and why not better. */
export type JourneyRow = {
  name: JourneyName
  outcome: 'works' | 'breaks' | 'partial' | 'untried'
  remarks: string[]
}

type Facts = {
  halts: readonly Halt[]
  called: ReadonlyMap<JourneyName, ReadonlySet<string>>
}

/** In the order people come by. */
const order: readonly JourneyName[] = ['register', 'join', 'play', 'organise', 'watch']

/** What the journeys came to: their own stories, and everything else that was found about the operations on their way. */
export function journeyRows(
  operations: readonly Row[],
  own: ReadonlyMap<string, Row>,
  facts: Facts,
): JourneyRow[] {
  return order.flatMap((name) => {
    const journey = journeys.find((one) => one.name === name)
    return journey ? [journeyRow(journey, operations, own.get(name), facts)] : []
  })
}

function journeyRow(
  { name, operations }: Journey,
  rows: readonly Row[],
  own: Row | undefined,
  { halts, called }: Facts,
): JourneyRow {
  const ids = new Set<string>([...operations, ...(called.get(name) ?? [])])
  const onTheWay = rows.filter((row) => ids.has(row.name))
  const halt = halts.find(({ group, scenario }) => group === journeyGroup && scenario === name)
  const broken = [
    ...(own?.breaks ?? []),
    ...onTheWay.flatMap((row) => row.breaks.map((text) => `${row.name}: ${text}`)),
  ]
  const missing = onTheWay.filter((row) => row.missing).map((row) => `${row.name} is missing`)
  if (halt && !halt.expected && broken.length === 0) broken.push(halt.reason)
  if (broken.length > 0) return { name, outcome: 'breaks', remarks: [...broken, ...missing] }
  if (missing.length > 0) return { name, outcome: 'partial', remarks: missing }
  const untried = [...(own?.notTried ?? []), ...(halt ? [halt.reason] : [])]
  if (untried.length > 0) return { name, outcome: 'untried', remarks: untried }
  if (own && own.checks > 0) return { name, outcome: 'works', remarks: [] }
  return { name, outcome: 'untried', remarks: ['not asked for'] }
}
