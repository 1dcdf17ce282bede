import type { Version } from '#modules/operation/context.ts'
import type { CachedBoard } from '#modules/scoreboard/cached-board.ts'

/** The validators of a board. */
export const versionOf = (
  gameId: number,
  { digest, builtAtMs, isHidden }: CachedBoard,
): Version => ({
  tag: `${gameId}-${digest}`,
  changedAtMs: builtAtMs,
  isPrivate: isHidden,
})
