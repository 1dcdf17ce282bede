import { GAME_PERMISSION } from '@halyard/rules'
import type { Scoreboard } from '@halyard/api'
import { isArchive, openArchive } from '@halyard/packs'
import { Failure } from '@halyard/packs/failure'
import { boardOfCtfd } from '#replay/ctfd.ts'
import { readGiven } from '#tree/given-file.ts'

/** One flag as it was sent: by which team, to which challenge (ids of the recording), epoch milliseconds. */
export type RecordedSolve = { teamId: number; challengeId: number; atMs: number }

/** A finished event, as far as its scoreboard shows. */
export type Recording = {
  board: Scoreboard
  /** Solves that count in some way, in the order they were made. */
  solves: RecordedSolve[]
  /** Solves that came after the end: they are listed and count for nothing. */
  late: RecordedSolve[]
}

/**
 * Reads the scoreboard that a server of this contract answered after an event, or a full export of CTFd.
 *
 * @throws Failure when the file cannot be read or is neither
 */
export async function readRecording(path: string): Promise<Recording> {
  const bytes = await readGiven(path)
  const board = isArchive(bytes) ? await readArchive(path, bytes) : parseBoard(bytes.toString())
  if (!board)
    throw new Failure(`${path} is not a scoreboard: a JSON file with items and challenges.`)
  if (board.items.length === 0) throw new Failure(`${path} has no teams to play with.`)
  return recordingOf(board)
}

async function readArchive(path: string, bytes: Uint8Array): Promise<Scoreboard> {
  try {
    return await boardOfCtfd(openArchive(path, bytes))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`${path} is no archive that can be read.`, { cause: error })
  }
}

function parseBoard(text: string): Scoreboard | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isBoard(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isBoard = (value: unknown): value is Scoreboard =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  'challenges' in value &&
  typeof value.challenges === 'object'

/** Sorts the solves of a board. A board does not contain the end of the event: it is after the last solve that counted. */
export function recordingOf(board: Scoreboard): Recording {
  const challenges = new Map(challengesOf(board).map((challenge) => [challenge.id, challenge]))
  const all = board.items
    .flatMap((row) =>
      row.solvedChallenges
        .filter(({ id }) => challenges.has(id))
        .map((solve) => ({ row, solve, isCounted: solve.score > 0 || solve.type !== 'Normal' })),
    )
    .toSorted((a, b) => a.solve.time - b.solve.time)
  const lastCounted = all.findLast(({ isCounted }) => isCounted)?.solve.time ?? Infinity
  const isLate = ({ row, solve, isCounted }: (typeof all)[number]) =>
    !isCounted &&
    solve.time > lastCounted &&
    (maskOf(board, row.divisionId, solve.id) & GAME_PERMISSION.GetScore) !== 0
  const toSolve = ({ row, solve }: (typeof all)[number]): RecordedSolve => ({
    teamId: row.id,
    challengeId: solve.id,
    atMs: solve.time,
  })
  return {
    board,
    solves: all.filter((one) => !isLate(one)).map(toSolve),
    late: all.filter(isLate).map(toSolve),
  }
}

/** All challenges of a board in its order. */
export const challengesOf = (board: Scoreboard) => Object.values(board.challenges).flat()

function maskOf(board: Scoreboard, divisionId: number | null, challengeId: number): number {
  const division = board.divisions.find(({ id }) => id === divisionId)
  if (!division) return -1
  return division.challengeConfigs[challengeId]?.permissions ?? division.defaultPermissions
}
