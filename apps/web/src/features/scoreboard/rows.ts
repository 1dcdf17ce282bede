import type { Scoreboard, ScoreboardRow, Solve } from '@halyard/api'

/** One team as the board shows it. */
export type TeamRow = {
  readonly team: ScoreboardRow
  /** The rank that counts in the view: overall, or inside the chosen division; undefined when it has none. */
  readonly rank: number | undefined
  /** Name of its division, when the game has any. */
  readonly division: string | undefined
  readonly solves: ReadonlyMap<number, Solve>
}

/** Which teams are shown. */
export type BoardView = {
  readonly divisionId: number | undefined
  /** What names must contain. */
  readonly text: string
}

/** All teams with their solves at hand, in rank order. */
export function teamRows(board: Pick<Scoreboard, 'items' | 'divisions'>): TeamRow[] {
  const names = new Map(board.divisions.map(({ id, name }) => [id, name]))
  return board.items.map((team) => ({
    team,
    rank: team.rank > 0 ? team.rank : undefined,
    division: team.divisionId === null ? undefined : names.get(team.divisionId),
    solves: new Map(team.solvedChallenges.map((solve) => [solve.id, solve])),
  }))
}

/** The rows of a view. A division has its own ranks; searching keeps the ranks. */
export function visibleRows(rows: readonly TeamRow[], { divisionId, text }: BoardView): TeamRow[] {
  const wanted = fold(text.trim())
  return inDivision(rows, divisionId).filter(({ team }) => fold(team.name).includes(wanted))
}

function inDivision(rows: readonly TeamRow[], divisionId: number | undefined): readonly TeamRow[] {
  if (divisionId === undefined) return rows
  return rows
    .filter(({ team }) => team.divisionId === divisionId)
    .map((row) => ({ ...row, rank: row.team.divisionRank ?? undefined }))
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** The last scoring solve in epoch milliseconds; undefined when there was none (the server says year 1). */
export const lastScoredAt = ({ lastSubmissionTime }: ScoreboardRow): number | undefined =>
  lastSubmissionTime > 0 ? lastSubmissionTime : undefined

/** The team before and after one in a list, for stepping through. */
export function neighbours(rows: readonly TeamRow[], teamId: number) {
  const at = rows.findIndex(({ team }) => team.id === teamId)
  if (at < 0) return { previous: undefined, next: undefined }
  return { previous: rows[at - 1]?.team.id, next: rows[at + 1]?.team.id }
}
