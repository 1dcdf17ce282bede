import { FILE_JSON_BOUNDS, parseBoundedJson } from '@halyard/rules'
import type { Tables } from '#ctfd/tables.ts'
import { isEmpty, isFields } from '#mapping/values.ts'
import type { Fields } from '#mapping/values.ts'

/** A challenge of an export in the keys of ctfcli, with its files as the export names them. */
export type ExportedChallenge = { id: number; file: Fields; locations: string[] }

/** The challenges of an export, in the order they were made. */
export function exportedChallenges(table: Tables): ExportedChallenge[] {
  const rows = table('challenges')
  const names = new Map(rows.map(({ id, name }) => [Number(id), name]))
  const falls = new Map(table('dynamic_challenge').map((row) => [Number(row.id), fallOf(row)]))
  const modules = new Map(table('modules').map(({ id, name }) => [Number(id), name]))
  const topics = new Map(table('topics').map(({ id, value }) => [Number(id), value]))
  const of = (name: string) =>
    Map.groupBy(table(name), ({ challenge_id: challenge }) => Number(challenge))
  const [flags, hints, files, tags, links] = [
    of('flags'),
    of('hints'),
    of('files'),
    of('tags'),
    of('challenge_topics'),
  ]
  const nameOf = (id: unknown) => names.get(Number(id)) ?? `challenge ${String(id)}`
  return rows
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map((row) => {
      const id = Number(row.id)
      const own = (rowsOf: typeof flags) => rowsOf.get(id) ?? []
      return {
        id,
        locations: own(files).map(({ location }) => String(location)),
        file: withoutNothing({
          ...keysOf(row, nameOf),
          extra: (row.type === 'standard' ? undefined : falls.get(id)) ?? ownFallOf(row),
          module: isEmpty(row.module_id)
            ? undefined
            : (modules.get(Number(row.module_id)) ?? row.module_id),
          flags: own(flags).map(({ type, content, data }) => ({ type, content, data })),
          hints: own(hints).map(hint),
          tags: own(tags).map(({ value }) => value),
          topics: own(links).map(({ topic_id: topic }) => topics.get(Number(topic))),
        }),
      }
    })
}

/** What the row of a challenge says, in the keys of ctfcli. */
function keysOf(row: Fields, nameOf: (id: unknown) => unknown): Fields {
  const { name, description, attribution, category, value, type, state, logic } = row
  return {
    ...{ name, description, attribution, category, value, type, state, logic },
    connection_info: row.connection_info,
    scheduled_at: row.scheduled_at,
    attempts: Number(row.max_attempts) > 0 ? row.max_attempts : undefined,
    requirements: prerequisites(row.requirements).map(nameOf),
    next: isEmpty(row.next_id) || row.next_id === 0 ? undefined : nameOf(row.next_id),
  }
}

/** How points fall; the columns have other names since version 3.8.1. */
const fallOf = (row: Fields) =>
  withoutNothing({
    initial: row.dynamic_initial ?? row.initial,
    minimum: row.dynamic_minimum ?? row.minimum,
    decay: row.dynamic_decay ?? row.decay,
    function: row.dynamic_function ?? row.function,
  })

/** The same of a challenge that is not of the type for it, which is possible since then too. */
const ownFallOf = (row: Fields) =>
  isEmpty(row.function) || row.function === 'static' ? undefined : fallOf(row)

const hint = ({ title, content, cost, requirements }: Fields) =>
  withoutNothing({
    title,
    content,
    cost: Number(cost) > 0 ? cost : undefined,
    requirements: prerequisites(requirements),
  })

/** Ids of what must come before, which exports write as JSON or as its text. */
function prerequisites(requirements: unknown): unknown[] {
  const written: unknown =
    typeof requirements === 'string' && requirements.startsWith('{')
      ? parseBoundedJson(requirements, FILE_JSON_BOUNDS)
      : requirements
  const ids = isFields(written) ? written.prerequisites : undefined
  return Array.isArray(ids) ? ids : []
}

const withoutNothing = (file: Fields): Fields =>
  Object.fromEntries(Object.entries(file).filter(([, value]) => !isEmpty(value)))
