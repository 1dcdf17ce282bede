import type { BoardTable } from '#shared/board/table.ts'

/** The order of teams, by their indexes in the table. */
export type Standings = {
  /** Places of the table, best first. */
  readonly order: Int32Array
  /** By place of the table: 0 for a team that has no rank. */
  readonly rank: Int32Array
  readonly divisionRank: Int32Array
  readonly score: Float64Array
  readonly solvedCount: Int32Array
  readonly lastScoredAt: Float64Array
}

/** The standings as the server computed them. */
export function standingsNow(table: BoardTable): Standings {
  const { rank, divisionRank, score, solvedCount, lastScoredAt } = table
  const order = table.id.map((_, index) => index)
  return { order, rank, divisionRank, score, solvedCount, lastScoredAt }
}

/**
 * The standings at a moment of the game, from the solves and adjustments until then. Every solve counts what it counts in the table: a board
 * says what a solve is worth now, not what it was worth then. Teams that have no rank now have none then; ties go to the
 * team that scored last earlier, as on the board itself.
 *
 * @param atMs epoch milliseconds; solves at that moment count
 */
export function standingsAt(table: BoardTable, atMs: number): Standings {
  const score = new Float64Array(table.count)
  const solvedCount = new Int32Array(table.count)
  const lastScoredAt = new Float64Array(table.count)
  for (let team = 0; team < table.count; team++) {
    const last = table.solveStart[team + 1] ?? 0
    for (let at = table.solveStart[team] ?? 0; at < last; at++) {
      const time = table.solveAt[at] ?? 0
      if (time > atMs) continue
      const points = table.solveScore[at] ?? 0
      score[team] = (score[team] ?? 0) + points
      solvedCount[team] = (solvedCount[team] ?? 0) + 1
      if (points > 0) lastScoredAt[team] = Math.max(lastScoredAt[team] ?? 0, time)
    }
  }
  for (const [team, adjustments] of table.adjustments)
    for (const { time, points } of adjustments)
      if (time <= atMs) score[team] = (score[team] ?? 0) + points
  const order = table.id.map((_, index) => index)
  const isRanked = (team: number) => (table.rank[team] ?? 0) > 0
  order.sort(
    (a, b) =>
      Number(isRanked(b)) - Number(isRanked(a)) ||
      (score[b] ?? 0) - (score[a] ?? 0) ||
      (lastScoredAt[a] ?? 0) - (lastScoredAt[b] ?? 0) ||
      a - b,
  )
  return { order, score, solvedCount, lastScoredAt, ...ranksIn(table, order) }
}

/** Ranks by order; a division counts its own teams that have a rank in it. */
function ranksIn(table: BoardTable, order: Int32Array) {
  const rank = new Int32Array(table.count)
  const divisionRank = new Int32Array(table.count)
  const inDivision = new Map<number, number>()
  let overall = 0
  for (const team of order) {
    if ((table.rank[team] ?? 0) > 0) rank[team] = ++overall
    if ((table.divisionRank[team] ?? 0) === 0) continue
    const division = table.divisionId[team] ?? 0
    const next = (inDivision.get(division) ?? 0) + 1
    inDivision.set(division, next)
    divisionRank[team] = next
  }
  return { rank, divisionRank }
}
