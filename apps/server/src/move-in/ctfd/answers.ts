import { numberOf, textOf, timeOf } from '#move-in/ctfd/values.ts'
import type { Fields } from '@halyard/packs'

/** A right answer that counts, without its text. */
export interface Solve {
  readonly id: number
  readonly teamId: number
  readonly challengeId: number
  readonly userId: number | undefined
  readonly atMs: number
}

/** An answer of a competitor. */
export interface Answer extends Solve {
  readonly text: string
  readonly isRight: boolean
}

/** Points that are no solve: given by an organiser, or the price of a hint. */
export interface Award {
  readonly id: number
  readonly teamId: number
  readonly points: number
  readonly atMs: number
  readonly name: string
}

/** Rows of a table, each time it is asked for. */
export type ReadRows = (table: string) => AsyncIterable<readonly Fields[]>

/** What answers and solves are summed up to, without a single text of them. */
export interface Played {
  /** The first solve of each competitor and challenge, by the time of its answer. */
  readonly solves: readonly Solve[]
  /** How many rows there are. */
  readonly counts: { readonly submissions: number; readonly solves: number }
  /** Answers that are neither right nor wrong, by what they are called there. */
  readonly otherTypes: ReadonlyMap<string, number>
  /** Who answered at all, or got an award. */
  readonly players: ReadonlySet<number>
  /** When the first and the last answer came; undefined without any. */
  readonly span: { readonly firstMs: number; readonly lastMs: number } | undefined
}

/** Reads through solves, which say which answers they are, and answers, which say when they were. */
export async function readPlayed(read: ReadRows, isOfUsers: boolean): Promise<Played> {
  const right = new Set<number>()
  const counts = { submissions: 0, solves: 0 }
  for await (const rows of read('solves')) {
    counts.solves += rows.length
    for (const { id } of rows) right.add(numberOf(id) ?? 0)
  }
  const found: Solve[] = []
  const otherTypes = new Map<string, number>()
  const players = new Set<number>()
  let [firstMs, lastMs] = [Infinity, -Infinity]
  for await (const rows of read('submissions')) {
    counts.submissions += rows.length
    for (const row of rows) {
      const answer = solveOf(row, isOfUsers)
      if (!answer) continue
      players.add(answer.teamId)
      const type = textOf(row.type)
      if (!PLAIN.has(type)) otherTypes.set(type, (otherTypes.get(type) ?? 0) + 1)
      firstMs = Math.min(firstMs, answer.atMs)
      lastMs = Math.max(lastMs, answer.atMs)
      if (right.has(answer.id)) found.push(answer)
    }
  }
  const span = lastMs === -Infinity ? undefined : { firstMs, lastMs }
  return { solves: firstOnes(found), counts, otherTypes, players, span }
}

const PLAIN = new Set(['correct', 'incorrect'])

/** Awards of competitors. */
export async function readAwards(read: ReadRows, isOfUsers: boolean): Promise<Award[]> {
  const awards: Award[] = []
  for await (const rows of read('awards'))
    for (const row of rows) {
      const teamId = numberOf(isOfUsers ? row.user_id : row.team_id)
      if (teamId === undefined) continue
      awards.push({
        id: numberOf(row.id) ?? 0,
        teamId,
        points: Number(row.value) || 0,
        atMs: timeOf(row.date) ?? 0,
        name: textOf(row.name).trim() || 'without a name',
      })
    }
  return awards
}

/** Answers whose team and time are known, in parts. */
export async function* readAnswers(
  read: ReadRows,
  isOfUsers: boolean,
): AsyncIterable<readonly Answer[]> {
  for await (const rows of read('submissions'))
    yield rows.flatMap((row) => {
      const solve = solveOf(row, isOfUsers)
      if (!solve) return []
      return { ...solve, text: textOf(row.provided), isRight: row.type === 'correct' }
    })
}

function solveOf(row: Fields, isOfUsers: boolean): Solve | undefined {
  const [id, teamId] = [numberOf(row.id), numberOf(isOfUsers ? row.user_id : row.team_id)]
  const [challengeId, atMs] = [numberOf(row.challenge_id), timeOf(row.date)]
  if (!id || !teamId || !challengeId || atMs === undefined) return undefined
  return { id, teamId, challengeId, userId: numberOf(row.user_id), atMs }
}

function firstOnes(solves: readonly Solve[]): Solve[] {
  const taken = new Set<string>()
  return solves
    .toSorted((one, other) => one.atMs - other.atMs || one.id - other.id)
    .filter(({ teamId, challengeId }) => {
      const key = `${teamId} ${challengeId}`
      const isFirst = !taken.has(key)
      taken.add(key)
      return isFirst
    })
}
