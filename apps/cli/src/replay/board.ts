import type { Scoreboard } from '@halyard/api'
import { setTimeout as wait } from 'node:timers/promises'

type Needs = {
  read: () => Promise<Scoreboard>
  sleep?: (ms: number) => Promise<unknown>
  now?: () => number
}

const pauseMs = 3000
/** A board may be a minute behind, and verdicts half a minute. */
const patienceMs = 120_000

/** How solves are distinguished on a board. */
export const solvesOf = ({ items }: Scoreboard): Set<string> =>
  new Set(items.flatMap((row) => row.solvedChallenges.map(({ id }) => `${row.id}/${id}`)))

/**
 * The board once it holds all of these solves: servers give verdicts from a queue and build boards later. `isWhole` is false where
 * nothing more arrived for two minutes.
 *
 * @param solves as `solvesOf` distinguishes them
 */
export async function boardWith(
  solves: readonly string[],
  { read, sleep = wait, now = Date.now }: Needs,
): Promise<{ board: Scoreboard; isWhole: boolean }> {
  let fewest = Infinity
  let changedAt = now()
  for (;;) {
    const board = await read()
    const there = solvesOf(board)
    const missing = solves.filter((solve) => !there.has(solve)).length
    if (missing === 0) return { board, isWhole: true }
    if (missing < fewest) {
      fewest = missing
      changedAt = now()
    }
    if (now() - changedAt >= patienceMs) return { board, isWhole: false }
    await sleep(pauseMs)
  }
}
