import { distinctNames } from '#shared/board/namesakes.ts'
import { fold } from '#shared/fold.ts'
import type { Scoreboard, ScoreboardRow, Solve, SubmissionType } from '@halyard/api'

/** Kinds of solve by their number in the table. */
export const solveKinds = [
  'Unaccepted',
  'FirstBlood',
  'SecondBlood',
  'ThirdBlood',
  'Normal',
] as const
const kindOf = new Map<string, number>(solveKinds.map((kind, number) => [kind, number]))

/**
 * A scoreboard as columns: what five thousand teams with a hundred thousand solves take when they are not objects. It passes
 * between a worker and the page without being copied. Team `i` has the solves from `solveStart[i]` to `solveStart[i + 1]`.
 * Ids and ranks that are null or none are 0; times are epoch milliseconds.
 */
export type BoardTable = Pick<
  Scoreboard,
  'updateTimeUtc' | 'bloodBonus' | 'timelines' | 'divisions' | 'challenges' | 'challengeCount'
> & {
  readonly count: number
  readonly id: Int32Array<ArrayBuffer>
  readonly rank: Int32Array<ArrayBuffer>
  readonly divisionId: Int32Array<ArrayBuffer>
  readonly divisionRank: Int32Array<ArrayBuffer>
  readonly score: Float64Array<ArrayBuffer>
  readonly solvedCount: Int32Array<ArrayBuffer>
  readonly lastScoredAt: Float64Array<ArrayBuffer>
  /** As readers distinguish them. */
  readonly name: readonly string[]
  /** As the team wrote it, where that is different. */
  readonly given: ReadonlyMap<number, string>
  /** Names as the search compares them. */
  readonly folded: readonly string[]
  readonly bio: readonly (string | null)[]
  readonly avatar: readonly (string | null)[]
  /** Points beside those of solves, by the index of the team; most have none. */
  readonly adjustments: ReadonlyMap<number, NonNullable<ScoreboardRow['adjustments']>>
  readonly solveStart: Int32Array<ArrayBuffer>
  readonly solveOf: Int32Array<ArrayBuffer>
  readonly solveScore: Float64Array<ArrayBuffer>
  readonly solveKind: Uint8Array<ArrayBuffer>
  readonly solveAt: Float64Array<ArrayBuffer>
  /** Place in `users`. */
  readonly solveUser: Int32Array<ArrayBuffer>
  /** Names of solvers, each once; the first means nobody. */
  readonly users: readonly (string | null)[]
}

/** Brings a scoreboard into columns. */
export function packBoard(board: Scoreboard): BoardTable {
  const packer = startPacking()
  packer.add(board.items)
  return packer.finish(board)
}

/** Brings a scoreboard into columns whose teams come in parts, in order. One pass over a part: its objects may go then. */
export function startPacking() {
  const teams: ScoreboardRow[] = []
  const solveStart = [0]
  const solves = {
    of: [] as number[],
    score: [] as number[],
    kind: [] as number[],
    at: [] as number[],
    user: [] as number[],
  }
  const users = new Map<string | null, number>([[null, 0]])
  const addSolve = ({ id, score, type, time, userName }: Solve) => {
    solves.of.push(id)
    solves.score.push(score)
    solves.kind.push(kindOf.get(type) ?? solveKinds.length - 1)
    solves.at.push(time)
    const known = users.get(userName)
    solves.user.push(known ?? users.size)
    if (known === undefined) users.set(userName, users.size)
  }
  return {
    add(items: readonly ScoreboardRow[]): void {
      for (const item of items) {
        for (const solve of item.solvedChallenges) addSolve(solve)
        solveStart.push(solves.of.length)
        teams.push({ ...item, solvedChallenges: [] })
      }
    },
    /** The table of all teams that were added, with what else the board says. */
    finish: (board: Omit<Scoreboard, 'items'>): BoardTable => ({
      updateTimeUtc: board.updateTimeUtc,
      bloodBonus: board.bloodBonus,
      timelines: board.timelines,
      divisions: board.divisions,
      challenges: board.challenges,
      challengeCount: board.challengeCount,
      ...teamColumns(teams),
      solveStart: new Int32Array(solveStart),
      solveOf: new Int32Array(solves.of),
      solveScore: new Float64Array(solves.score),
      solveKind: new Uint8Array(solves.kind),
      solveAt: new Float64Array(solves.at),
      solveUser: new Int32Array(solves.user),
      users: [...users.keys()],
    }),
  }
}

function teamColumns(teams: readonly ScoreboardRow[]) {
  const names = distinctNames(teams)
  const ints = (value: (row: ScoreboardRow) => number) => new Int32Array(teams.map(value))
  const doubles = (value: (row: ScoreboardRow) => number) => new Float64Array(teams.map(value))
  return {
    count: teams.length,
    id: ints(({ id }) => id),
    rank: ints(({ rank }) => rank),
    divisionId: ints(({ divisionId }) => divisionId ?? 0),
    divisionRank: ints(({ divisionRank }) => divisionRank ?? 0),
    score: doubles(({ score }) => score),
    solvedCount: ints(({ solvedCount }) => solvedCount),
    lastScoredAt: doubles(({ lastSubmissionTime }) => lastSubmissionTime),
    name: names,
    given: new Map(
      teams.flatMap(({ name }, index) => (name === names[index] ? [] : [[index, name]])),
    ),
    adjustments: new Map(
      teams.flatMap(({ adjustments }, index) =>
        adjustments ? [[index, adjustments] as const] : [],
      ),
    ),
    folded: teams.map(({ name }) => fold(name)),
    bio: teams.map(({ bio }) => bio),
    avatar: teams.map(({ avatar }) => avatar),
  }
}

/** The buffers that a message moves instead of copying. */
export const buffersOf = (table: BoardTable): ArrayBuffer[] =>
  Object.values(table).flatMap((column: unknown) =>
    ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  )

/** The kind of solve at an index of the solves' columns. */
export const solveKindAt = (table: BoardTable, at: number): SubmissionType =>
  solveKinds[table.solveKind[at] ?? 0] ?? 'Normal'

/** The solves of a team, oldest or newest first as the server sent them. */
export function solvesAt(table: BoardTable, index: number): Solve[] {
  const first = table.solveStart[index] ?? 0
  const last = table.solveStart[index + 1] ?? first
  return Array.from({ length: last - first }, (_, offset) => {
    const at = first + offset
    return {
      id: table.solveOf[at] ?? 0,
      score: table.solveScore[at] ?? 0,
      type: solveKindAt(table, at),
      userName: table.users[table.solveUser[at] ?? 0] ?? null,
      time: table.solveAt[at] ?? 0,
    }
  })
}

function adjustmentsAt(table: BoardTable, index: number): Pick<ScoreboardRow, 'adjustments'> {
  const adjustments = table.adjustments.get(index)
  return adjustments ? { adjustments } : {}
}

/** A team as the server sent it, with a name of its own. */
export function teamAt(table: BoardTable, index: number): ScoreboardRow {
  return {
    id: table.id[index] ?? 0,
    name: table.name[index] ?? '',
    bio: table.bio[index] ?? null,
    avatar: table.avatar[index] ?? null,
    divisionId: table.divisionId[index] || null,
    rank: table.rank[index] ?? 0,
    divisionRank: table.divisionRank[index] || null,
    score: table.score[index] ?? 0,
    solvedCount: table.solvedCount[index] ?? 0,
    lastSubmissionTime: table.lastScoredAt[index] ?? 0,
    ...adjustmentsAt(table, index),
    solvedChallenges: solvesAt(table, index),
  }
}
