import { columnGroups, columnsOf } from '#features/scoreboard/columns.ts'
import { lastScoredAt } from '#features/scoreboard/rows.ts'
import type { TeamRow, TeamRows } from '#features/scoreboard/rows.ts'
import type { BoardTable } from '#shared/board/table.ts'

type TaskStats = Record<string, { points: number; time: number }>
type Standing = {
  pos: number
  team: string
  score: number
  taskStats?: TaskStats
  lastAccept?: number
}
/** The scoreboard feed CTFtime reads: https://ctftime.org/json-scoreboard-feed. Times are whole Unix seconds. */
export type CtftimeFeed = { tasks?: string[]; standings: Standing[] }

const inSeconds = (ms: number) => Math.floor(ms / 1000)

/** Texts that are unlike each other: the second of a name gets a number. CTFtime finds teams and tasks by name. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let free = name
    for (let number = 2; taken.has(free); number++) free = `${name} (${number})`
    taken.add(free)
    return free
  })
}

/** The teams of a view that have a rank, best first. */
function rankedOf(rows: TeamRows): { row: TeamRow; rank: number }[] {
  return Array.from({ length: rows.length }, (_, place) => rows.at(place))
    .flatMap((row) => (row?.rank === undefined ? [] : [{ row, rank: row.rank }]))
    .toSorted((a, b) => a.rank - b.rank)
}

/** Ranks, names and scores only: what CTFtime needs at least. */
export function minimalFeed(rows: TeamRows): CtftimeFeed {
  const ranked = rankedOf(rows)
  const names = distinct(ranked.map(({ row }) => row.givenName))
  return {
    standings: ranked.map(({ row, rank }, index) => ({
      pos: rank,
      team: names[index] ?? '',
      score: row.team.score,
    })),
  }
}

/** With every solve: points and moment by task, and when each team scored last. */
export function fullFeed(table: BoardTable, rows: TeamRows): CtftimeFeed {
  const columns = columnsOf(columnGroups(table))
  const tasks = distinct(columns.map(({ title }) => title))
  const taskOf = new Map(columns.map(({ id }, index) => [id, tasks[index] ?? '']))
  const { standings } = minimalFeed(rows)
  const ranked = rankedOf(rows)
  return {
    tasks,
    standings: standings.map((standing, index) => {
      const team = ranked[index]?.row.team
      const last = team && lastScoredAt(team)
      return {
        ...standing,
        taskStats: Object.fromEntries(
          (team?.solvedChallenges ?? []).flatMap(({ id, score, time }) => {
            const task = taskOf.get(id)
            return task === undefined ? [] : [[task, { points: score, time: inSeconds(time) }]]
          }),
        ),
        ...(last !== undefined && { lastAccept: inSeconds(last) }),
      }
    }),
  }
}
