import { unwrap } from '@halyard/api'
import { setTimeout as wait } from 'node:timers/promises'
import { solvesOf } from '#replay/board.ts'
import type { RecordedSolve } from '#replay/recording.ts'
import type { Secrets } from '#replay/secrets.ts'
import { divisionBody } from '#replay/world.ts'
import type { Making, World } from '#replay/world.ts'
import { updateGame } from '#server/games.ts'

export type Pace = {
  /** Speed-up factor. */
  speed: number
  onSolve: (done: number, solve: RecordedSolve) => void
  sleep?: (ms: number) => Promise<unknown>
  now?: () => number
}

/** Statistics of a replayed event. */
export type Played = { sent: number; skipped: number; latestMs: number; latencies: number[] }

/** When a solve is due, counted from the first one, milliseconds. */
export const dueMs = (solve: RecordedSolve, first: RecordedSolve, speed: number): number =>
  (solve.atMs - first.atMs) / speed

/**
 * Sends the flags one after the other, each when it is due: late where the server needs longer, never out of
 * order. What the board holds already is not sent again.
 */
export async function play(
  { recording, secrets, admin }: Pick<Making, 'recording' | 'secrets' | 'admin'>,
  world: World,
  pace: Pace,
): Promise<Played> {
  const { sleep = wait, now = Date.now } = pace
  const known = await solvedAlready(admin, world)
  const played: Played = { sent: 0, skipped: 0, latestMs: 0, latencies: [] }
  const open = recording.solves.filter((solve) => !known.has(keyOf(world, solve)))
  played.skipped = recording.solves.length - open.length
  const [first] = open
  const startedAt = now()
  for (const [index, solve] of open.entries()) {
    if (first) {
      const restMs = dueMs(solve, first, pace.speed) - (now() - startedAt)
      if (restMs > 0) await sleep(restMs)
      else played.latestMs = Math.max(played.latestMs, -restMs)
    }
    const sentAt = performance.now()
    await send(world, secrets, solve)
    played.latencies.push(performance.now() - sentAt)
    played.sent += 1
    pace.onSolve(played.skipped + index + 1, solve)
  }
  return played
}

/** Ends the game, sends the solves made after the end, and restores the final permissions of the divisions. */
export async function finish(making: Making, world: World): Promise<void> {
  const { admin, recording, secrets } = making
  const known = await solvedAlready(admin, world)
  const now = Date.now()
  if (world.game.end > now) {
    const end = Math.max(now, world.game.start + 1)
    world.game = await updateGame(admin, world.game, { start: world.game.start, end })
  }
  for (const solve of recording.late)
    if (!known.has(keyOf(world, solve))) await send(world, secrets, solve)
  for (const [recorded, divisionId] of world.divisionIds) {
    const params = { path: { id: world.game.id, divisionId } }
    const body = divisionBody(recording, world, recorded)
    await unwrap(admin.PUT('/api/edit/games/{id}/divisions/{divisionId}', { params, body }))
  }
}

async function send(world: World, secrets: Secrets, solve: RecordedSolve): Promise<void> {
  const challengeId = world.challengeIds.get(solve.challengeId) ?? 0
  const where = { gameId: world.game.id, challengeId }
  await world.players.get(solve.teamId)?.submit(where, secrets.flag(solve.challengeId))
}

/** A recorded solve as the board of the replay has it, see `solvesOf`. */
export const keyOf = (world: World, { teamId, challengeId }: RecordedSolve) =>
  `${world.teamIds.get(teamId)}/${world.challengeIds.get(challengeId)}`

async function solvedAlready(admin: Making['admin'], { game }: World): Promise<Set<string>> {
  const params = { path: { id: game.id } }
  return solvesOf(await unwrap(admin.GET('/api/game/{id}/scoreboard', { params })))
}
