import type { Version } from '#modules/operation/context.ts'
import type { FinishedBoard } from '#modules/scoreboard/finished-board.ts'

/** What a held copy of the board is compared by. */
export const versionOf = (gameId: number, { digest, builtAtMs }: FinishedBoard): Version => ({
  tag: `${gameId}-${digest}`,
  changedAtMs: builtAtMs,
})
