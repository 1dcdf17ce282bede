import type { Scoreboard, ScoreboardRow } from '@halyard/api'
import type { ScoreSeries } from '@halyard/ui/charts'

/** Lines of the best teams of a division (0 for all), each from zero at the start of the game. Times in epoch milliseconds. */
export function scoreLines(
  board: Pick<Scoreboard, 'timelines' | 'items'>,
  divisionId: number,
  startMs: number,
): ScoreSeries[] {
  const rows = new Map(board.items.map((row) => [row.id, row]))
  const teams = board.timelines.find((line) => line.divisionId === divisionId)?.teams ?? []
  return teams.map(({ id, name, items }, index) => ({
    id,
    name,
    rank: index + 1,
    points: [
      { atMs: startMs, score: 0 },
      ...items.map(({ time, score }) => ({ atMs: time, score })),
    ],
    bloodsAtMs: firstBloodsOf(rows.get(id)),
  }))
}

const firstBloodsOf = (row: ScoreboardRow | undefined): number[] =>
  (row?.solvedChallenges ?? []).filter(({ type }) => type === 'FirstBlood').map(({ time }) => time)
