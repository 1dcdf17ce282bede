import { LIMITS } from '../limits.ts'
import { scoreSteps } from './adjustments.ts'
import type { BoardRow, BoardTimeline } from './model.ts'

/** Curves of the ten best teams overall (always present, as 0) and of every division that has teams. */
export function timelines(rows: readonly BoardRow[]): BoardTimeline[] {
  const byDivision = Map.groupBy(rows, (row) => row.divisionId)
  const divisions = [...byDivision.keys()].filter((id) => id !== null).toSorted((a, b) => a - b)
  return [
    timeline(
      0,
      rows.filter((row) => row.rank > 0),
    ),
    ...divisions.map((id) => timeline(id, byDivision.get(id) ?? [])),
  ]
}

const timeline = (divisionId: number, rows: readonly BoardRow[]): BoardTimeline => ({
  divisionId,
  teams: rows
    .slice(0, LIMITS.timelineTeams)
    .map((row) => ({ id: row.id, name: row.name, items: curve(row) })),
})

function curve(row: BoardRow): { time: number; score: number }[] {
  let total = 0
  return scoreSteps(row).map(({ time, points }) => {
    total += points
    return { time, score: total }
  })
}
