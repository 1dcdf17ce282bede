import type { ScoreboardRow, Solve } from '@halyard/api'
import { standingsAt, standingsNow } from '#shared/board/moment.ts'
import type { Standings } from '#shared/board/moment.ts'
import { teamAt } from '#shared/board/table.ts'
import { fold } from '#shared/fold.ts'
import type { BoardTable } from '#shared/board/table.ts'

/** One team as the board shows it. */
export type TeamRow = {
  readonly team: ScoreboardRow
  /** The team's name as it wrote it, for other machines. */
  readonly givenName: string
  /** The rank that counts in the view: overall, or inside the chosen division; undefined when it has none. */
  readonly rank: number | undefined
  /** Name of its division, when the game has any. */
  readonly division: string | undefined
  readonly solves: ReadonlyMap<number, Solve>
}

/** Which teams are shown, and when. */
export type BoardView = {
  readonly divisionId: number | undefined
  /** What names must contain. */
  readonly text: string
  /** A moment of the game in epoch milliseconds, or undefined for now. */
  readonly atMs?: number | undefined
  /** Only these teams. */
  readonly only?: ReadonlySet<number> | undefined
}

/** The teams of a view in order. A row is made when it is asked for, and once: most of thousands are never looked at. */
export type TeamRows = {
  readonly length: number
  at: (place: number) => TeamRow | undefined
  /** The place of a team in the view; -1 when it is not in it. */
  placeOf: (teamId: number | undefined) => number
}

/** The standings of a view's moment: computing them again for each letter of a search would be felt. */
export const standingsOf = (table: BoardTable, atMs: number | undefined): Standings =>
  atMs === undefined ? standingsNow(table) : standingsAt(table, atMs)

/** The rows of a view. A division has its own ranks; searching keeps the ranks. */
export function teamRows(table: BoardTable, standings: Standings, view: BoardView): TeamRows {
  const places = shownPlaces(table, standings, view)
  const names = new Map(table.divisions.map(({ id, name }) => [id, name]))
  const rankOf = view.divisionId === undefined ? standings.rank : standings.divisionRank
  const made = new Map<number, TeamRow>()
  const make = (index: number): TeamRow => {
    const team = atMoment(teamAt(table, index), index, standings, view.atMs)
    const solves = new Map(team.solvedChallenges.map((solve) => [solve.id, solve]))
    const division = names.get(table.divisionId[index] ?? 0)
    const givenName = table.given.get(index) ?? team.name
    return { team, givenName, rank: rankOf[index] || undefined, division, solves }
  }
  return {
    length: places.length,
    at: (place) => {
      const index = places[place]
      if (index === undefined) return undefined
      const row = made.get(place) ?? make(index)
      made.set(place, row)
      return row
    },
    placeOf: (teamId) =>
      teamId === undefined ? -1 : places.findIndex((index) => table.id[index] === teamId),
  }
}

function shownPlaces(table: BoardTable, { order }: Standings, view: BoardView): Int32Array {
  const { divisionId, only } = view
  const wanted = fold(view.text.trim())
  if (divisionId === undefined && wanted === '' && !only) return order
  return order.filter(
    (index) =>
      (divisionId === undefined || table.divisionId[index] === divisionId) &&
      (!only || only.has(table.id[index] ?? 0)) &&
      (table.folded[index]?.includes(wanted) ?? false),
  )
}

/** A team as it was at the view's moment. */
function atMoment(
  team: ScoreboardRow,
  index: number,
  standings: Standings,
  atMs: number | undefined,
): ScoreboardRow {
  if (atMs === undefined) return team
  return {
    ...team,
    rank: standings.rank[index] ?? 0,
    divisionRank: standings.divisionRank[index] || null,
    score: standings.score[index] ?? 0,
    solvedCount: standings.solvedCount[index] ?? 0,
    lastSubmissionTime: standings.lastScoredAt[index] ?? 0,
    ...(team.adjustments && {
      adjustments: team.adjustments.filter(({ time }) => time <= atMs),
    }),
    solvedChallenges: team.solvedChallenges.filter(({ time }) => time <= atMs),
  }
}

/** The last scoring solve in epoch milliseconds; undefined when there was none (the server says year 1). */
export const lastScoredAt = ({ lastSubmissionTime }: ScoreboardRow): number | undefined =>
  lastSubmissionTime > 0 ? lastSubmissionTime : undefined

/** The team before and after one in a view, for stepping through. */
export function neighbours(rows: TeamRows, teamId: number) {
  const place = rows.placeOf(teamId)
  if (place < 0) return { previous: undefined, next: undefined }
  return { previous: rows.at(place - 1)?.team.id, next: rows.at(place + 1)?.team.id }
}
