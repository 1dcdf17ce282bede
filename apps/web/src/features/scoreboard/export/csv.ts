import type { toCsv } from '@halyard/ui/csv'
import { columnGroups, columnsOf } from '#features/scoreboard/columns.ts'
import { lastScoredAt } from '#features/scoreboard/rows.ts'
import type { TeamRows } from '#features/scoreboard/rows.ts'
import type { BoardTable } from '#shared/board/table.ts'

type CsvRows = Parameters<typeof toCsv>[0]
type Labels = {
  rank: string
  team: string
  division: string
  score: string
  solves: string
  last: string
}

/** A line for each team of a view: rank, name, division, score, solves, moment of the last score (ISO 8601), points by challenge. */
export function csvRows(table: BoardTable, rows: TeamRows, labels: Labels): CsvRows {
  const columns = columnsOf(columnGroups(table))
  const head = [
    labels.rank,
    labels.team,
    labels.division,
    labels.score,
    labels.solves,
    labels.last,
    ...columns.map(({ title }) => title),
  ]
  const lines = Array.from({ length: rows.length }, (_, place) => rows.at(place) ?? [])
    .flat()
    .map(({ team, givenName, rank, division, solves }) => {
      const last = lastScoredAt(team)
      return [
        rank ?? '',
        givenName,
        division ?? '',
        team.score,
        team.solvedCount,
        last === undefined ? '' : new Date(last).toISOString(),
        ...columns.map(({ id }) => solves.get(id)?.score ?? ''),
      ]
    })
  return [head, ...lines]
}
