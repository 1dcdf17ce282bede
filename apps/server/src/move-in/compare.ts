import { buildScoreboard } from '@halyard/rules'
import type { BoardFacts, BoardRow, Scoreboard } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import type { OnProgress } from '#move-in/load.ts'
import type { Origin, SourceRow } from '#move-in/origin.ts'
import { loadBoardFacts } from '#modules/scoreboard/service.ts'
import { factsOf } from '#modules/scoreboard/stored-facts.ts'

/** What one game's boards have in common. */
export interface GameComparison {
  readonly id: number
  readonly title: string
  readonly teams: number
  readonly solves: number
  /** A line for each team whose row differs. */
  readonly differences: readonly string[]
  /** A line for each team that has another place than on the board which the source shows. */
  readonly places: readonly string[]
  /** A line for each team that keeps its place with other points or solves. */
  readonly totals: readonly string[]
  /** Why, a line for each challenge and rule. */
  readonly reasons: readonly string[]
}

/** Compares the board of every game here with the one that the source's own solves give, team by team. */
export async function compareGames(
  tx: Db,
  origin: Origin,
  nowMs: number,
  onProgress: OnProgress,
): Promise<readonly GameComparison[]> {
  const comparisons: GameComparison[] = []
  const games = await origin.listGames()
  for (const { id, title } of games) {
    onProgress('scoreboards', comparisons.length, games.length)
    const there = boardOf(await origin.boardFacts(id), nowMs).items
    const stored = await loadBoardFacts(tx, id)
    const board = stored && boardOf(factsOf(stored), nowMs)
    const shown = origin.sourceBoard?.(id)
    const standing = standingsOf(board?.items ?? [], shown?.rows)
    const isOther = standing.places.length + standing.totals.length > 0
    comparisons.push({
      id,
      title,
      teams: there.length,
      solves: there.reduce((sum, { solvedCount }) => sum + solvedCount, 0),
      ...standing,
      reasons: isOther && shown && board ? shown.reasons(board) : [],
      differences: board ? differencesOf(there, board.items) : ['the game is missing here'],
    })
  }
  onProgress('scoreboards', games.length, games.length)
  return comparisons
}

const boardOf = (facts: BoardFacts, builtAt: number): Scoreboard =>
  buildScoreboard(facts, { builtAt })

function differencesOf(there: readonly BoardRow[], here: readonly BoardRow[]): string[] {
  const others = new Map(here.map((row) => [row.id, row]))
  const known = new Set(there.map(({ id }) => id))
  return [
    ...there.flatMap((row) => {
      const other = others.get(row.id)
      if (!other) return `${row.name}: is missing here`
      const isEqual = essenceOf(row) === essenceOf(other)
      return isEqual ? [] : `${row.name}: ${standingOf(row)} there, ${standingOf(other)} here`
    }),
    ...here.filter(({ id }) => !known.has(id)).map(({ name }) => `${name}: is only here`),
  ]
}

/** Our rows beside those that the source shows; the same where it counts as we do. */
function standingsOf(
  here: readonly BoardRow[],
  shown: readonly SourceRow[] | undefined,
): Pick<GameComparison, 'places' | 'totals'> {
  const places: string[] = []
  const totals: string[] = []
  if (!shown) return { places, totals }
  const others = new Map(here.map((row) => [row.id, row]))
  const known = new Set(shown.map(({ id }) => id))
  for (const { id, name, place, points, solves } of shown) {
    const row = others.get(id)
    if (!row) continue
    const both = `${points} points there, ${row.score} here`
    if (row.rank !== place) places.push(`${name}: place ${place} there, ${row.rank} here (${both})`)
    else if (row.score !== points) totals.push(`${name}: ${both}`)
    else if (row.solvedCount !== solves)
      totals.push(`${name}: ${solves} solves there, ${row.solvedCount} here`)
  }
  for (const { id, name, rank, score } of here)
    if (!known.has(id) && score > 0)
      places.push(`${name}: no place there, ${rank} here (${score} points here)`)
  return { places, totals }
}

/** Everything of a row that a move could change. Who solved is not compared: names may have been made distinct. */
const essenceOf = (row: BoardRow): string =>
  JSON.stringify([
    row.name,
    row.divisionId,
    row.score,
    row.rank,
    row.divisionRank,
    row.lastSubmissionTime,
    row.solvedChallenges.map(({ id, score, type, time }) => [id, score, type, time]),
  ])

const standingOf = ({ rank, score, solvedCount }: BoardRow): string =>
  `rank ${rank} with ${score} points and ${solvedCount} solves`
