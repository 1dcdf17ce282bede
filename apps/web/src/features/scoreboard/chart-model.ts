import type { ScoreSeries } from '@halyard/ui/charts'
import { solvesAt } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

/** Lines of a chart stay apart up to this many. */
const mostLines = 10

/** The best teams of a division (0 for all) as the server chose them, their places in the table. */
export function bestTeams(table: BoardTable, divisionId: number): number[] {
  const teams = table.timelines.find((line) => line.divisionId === divisionId)?.teams ?? []
  return teams.map(({ id }) => table.id.indexOf(id)).filter((place) => place >= 0)
}

/**
 * Lines of some teams, each from zero at the start of the game, the best one first. Times in epoch milliseconds.
 *
 * @param untilMs where the lines end; later solves count for nothing
 */
export function scoreLines(
  table: BoardTable,
  places: readonly number[],
  startMs: number,
  untilMs: number = Number.POSITIVE_INFINITY,
): ScoreSeries[] {
  const lines = places.slice(0, mostLines).map((place, index) => {
    const solves = solvesAt(table, place)
      .filter(({ time }) => time <= untilMs)
      .toSorted((a, b) => a.time - b.time)
    let score = 0
    return {
      id: table.id[place] ?? 0,
      name: table.name[place] ?? '',
      rank: index + 1,
      points: [
        { atMs: startMs, score: 0 },
        ...solves
          .filter((solve) => solve.score > 0)
          .map((solve) => ({ atMs: solve.time, score: (score += solve.score) })),
      ],
      bloodsAtMs: solves.filter(({ type }) => type === 'FirstBlood').map(({ time }) => time),
    }
  })
  return lines
    .toSorted((a, b) => endOf(b) - endOf(a))
    .map((line, index) => ({ ...line, rank: index + 1 }))
}

const endOf = ({ points }: ScoreSeries): number => points.at(-1)?.score ?? 0
