import type { Db } from '#db/database.ts'
import type { Context } from '#modules/operation/context.ts'
import type { SolveKey } from '#modules/scoreboard/repository.ts'

/** Runs a change that the board of a game depends on: every process drops its board with the commit. */
export async function changingBoard<T>(
  { board, ...ctx }: Pick<Context, 'tx' | 'board'>,
  gameId: number,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const result = await ctx.tx(async (tx) => {
    const done = await work(tx)
    await board.announce(tx, gameId)
    return done
  })
  board.changed(gameId)
  return result
}

/** The same where single solves or adjustments change, which is on the board as soon as a solve is. */
export async function changingSolves<T>(
  { board, ...ctx }: Pick<Context, 'tx' | 'board'>,
  gameId: number,
  work: (tx: Db) => Promise<{ readonly result: T; readonly keys: readonly SolveKey[] }>,
): Promise<T> {
  const { result, keys } = await ctx.tx(async (tx) => {
    const done = await work(tx)
    await board.announce(tx, gameId, done.keys)
    return done
  })
  board.changed(gameId, keys)
  return result
}
