import { buildScoreboard } from '@halyard/rules'
import type { BoardFacts, BoardRow } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import type { Origin } from '#move-in/origin.ts'
import { loadBoardFacts } from '#modules/scoreboard/repository.ts'
import { factsOf } from '#modules/scoreboard/stored-facts.ts'

/** What one game's boards have in common. */
export interface GameComparison {
  readonly id: number
  readonly title: string
  readonly teams: number
  readonly solves: number
  /** A line for each team whose row differs. */
  readonly differences: readonly string[]
  /** A line for each team whose points differ because the source counts by other rules. */
  readonly otherTotals: readonly string[]
}

/** Compares the board of every game here with the one that the source's own solves give, team by team. */
export async function compareGames(
  tx: Db,
  origin: Origin,
  nowMs: number,
): Promise<readonly GameComparison[]> {
  const comparisons: GameComparison[] = []
  for (const { id, title } of await origin.listGames()) {
    const there = rowsOf(await origin.boardFacts(id), nowMs)
    const stored = await loadBoardFacts(tx, id)
    const here = stored ? rowsOf(factsOf(stored), nowMs) : []
    comparisons.push({
      id,
      title,
      teams: there.length,
      solves: there.reduce((sum, { solvedCount }) => sum + solvedCount, 0),
      otherTotals: otherTotals(here, origin.totals?.(id)),
      differences: stored ? differencesOf(there, here) : ['the game is missing here'],
    })
  }
  return comparisons
}

const rowsOf = (facts: BoardFacts, builtAt: number): BoardRow[] =>
  buildScoreboard(facts, { builtAt }).items

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

function otherTotals(
  here: readonly BoardRow[],
  there: ReadonlyMap<number, number> | undefined,
): string[] {
  if (!there) return []
  return here.flatMap(({ id, name, score }) => {
    const total = there.get(id) ?? 0
    return total === score ? [] : `${name}: ${total} points there, ${score} here`
  })
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
