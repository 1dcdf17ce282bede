import { FILE_JSON_BOUNDS, findCycle, parseBoundedJson } from '@halyard/rules'
import type { LockedTile } from '@halyard/rules'
import type { Export } from '#move-in/ctfd/export.ts'
import { isOn, numberOf } from '#move-in/ctfd/values.ts'
import type { MappingNeeds } from '#move-in/origin.ts'

/** What a challenge of an export requires. */
export interface Requirement {
  readonly requires: readonly number[]
  readonly tile: LockedTile
}

/**
 * By the number of the challenge. What it requires and the export does not hold is dropped, as is what would never open; each is said.
 */
export function mapRequirements(
  source: Export,
  { remarks }: MappingNeeds,
): ReadonlyMap<number, Requirement> {
  const titles = new Map(source.challenges.map(({ id, title }) => [id, title]))
  const found = new Map<number, Requirement>()
  for (const row of source.rows('challenges')) {
    const id = numberOf(row.id)
    const title = id === undefined ? undefined : titles.get(id)
    if (id === undefined || title === undefined) continue
    const { prerequisites, anonymize } = written(row.requirements)
    const numbers = prerequisites.flatMap((one) => numberOf(one) ?? [])
    const requires = [...new Set(numbers)].filter((one) => titles.has(one))
    if (requires.length < new Set(prerequisites).size)
      remarks.add('changed', 'Required a challenge that the export does not hold.', title)
    if (requires.length > 0)
      found.set(id, { requires, tile: isOn(anonymize) ? 'unnamed' : 'hidden' })
  }
  dropCycles(found, (id) =>
    remarks.add(
      'changed',
      'Would wait for itself and never open, and is open from the start.',
      titles.get(id) ?? '',
    ),
  )
  return found
}

function dropCycles(found: Map<number, Requirement>, onDrop: (id: number) => void): void {
  const next = () => findCycle(new Map([...found].map(([id, { requires }]) => [id, requires])))
  for (let cycle = next(); cycle; cycle = next()) {
    const [id = 0] = cycle
    found.delete(id)
    onDrop(id)
  }
}

/** Exports have an object, or its text. */
function written(requirements: unknown): { prerequisites: unknown[]; anonymize: unknown } {
  const value: unknown =
    typeof requirements === 'string' && requirements.startsWith('{')
      ? parseBoundedJson(requirements, FILE_JSON_BOUNDS)
      : requirements
  const fields: { prerequisites?: unknown; anonymize?: unknown } =
    typeof value === 'object' && value !== null ? value : {}
  const { prerequisites, anonymize } = fields
  return { prerequisites: Array.isArray(prerequisites) ? prerequisites : [], anonymize }
}
