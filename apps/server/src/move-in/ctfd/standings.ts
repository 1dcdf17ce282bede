import type { Export } from '#move-in/ctfd/export.ts'
import { listCompetitors } from '#move-in/ctfd/teams.ts'
import type { Competitor } from '#move-in/ctfd/teams.ts'
import type { SourceRow } from '#move-in/origin.ts'

/** From when on nothing counts on the board that everybody sees; undefined where it is not frozen. */
export function freezeOf({ config }: Export): number | undefined {
  const seconds = Number(config.get('freeze') ?? 0)
  return seconds > 0 ? seconds * 1000 : undefined
}

/** What brings points: a solve of a challenge that is worth any, or an award. */
interface Gain {
  readonly teamId: number
  readonly points: number
  readonly atMs: number
  readonly id: number
}

/**
 * The scoreboard as CTFd shows it to everybody: sums of what solved challenges are worth now, and of awards, which prices of hints are
 * too. Hidden challenges count, those worth nothing do not; the earlier last gain goes first, then the lower number. Who has no gain
 * has no place.
 */
export function standingsOf(source: Export): SourceRow[] {
  const shown = new Map(
    listCompetitors(source).flatMap((team) =>
      team.status === 'Accepted' ? [[team.id, team] as const] : [],
    ),
  )
  const frozenAtMs = freezeOf(source) ?? Infinity
  const solved = Map.groupBy(
    source.solves.filter(({ atMs }) => atMs < frozenAtMs),
    ({ teamId }) => teamId,
  )
  const gains = gainsOf(source).filter(
    ({ teamId, points, atMs }) => points !== 0 && atMs < frozenAtMs && shown.has(teamId),
  )
  return [...Map.groupBy(gains, ({ teamId }) => teamId)]
    .map(([id, own]) => ({
      id,
      name: nameOf(shown.get(id)),
      points: own.reduce((sum, { points }) => sum + points, 0),
      solves: solved.get(id)?.length ?? 0,
      lastMs: Math.max(...own.map(({ atMs }) => atMs)),
      lastId: Math.max(...own.map((gain) => gain.id)),
    }))
    .toSorted((a, b) => b.points - a.points || a.lastMs - b.lastMs || a.lastId - b.lastId)
    .map(({ id, name, points, solves }, index) => ({ id, name, points, solves, place: index + 1 }))
}

const nameOf = (team: Competitor | undefined) => team?.name ?? ''

function gainsOf(source: Export): Gain[] {
  const values = valuesOf(source)
  const solves = source.solves.map(({ challengeId, ...solve }) => ({
    ...solve,
    points: values.get(challengeId) ?? 0,
  }))
  const awards = source.awards.map(({ teamId, points, atMs, id }) => ({ teamId, points, atMs, id }))
  return [...solves, ...awards]
}

/** What each challenge is worth at the moment of the export. */
export const valuesOf = (source: Export): ReadonlyMap<number, number> =>
  new Map(source.rows('challenges').map(({ id, value }) => [Number(id), Number(value) || 0]))
