import { Plural } from '@lingui/react/macro'
import type { GameTimes } from '#shared/game/phase/phase.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a game runs, in the largest unit that says it exactly enough. */
export function GameLength({ game }: { game: GameTimes }) {
  const length = Math.max(0, game.end - game.start)
  if (length >= 4 * day)
    return <Plural value={Math.round(length / day)} one="# day" other="# days" />
  if (length >= 2 * hour) {
    return <Plural value={Math.round(length / hour)} one="# hour" other="# hours" />
  }
  return <Plural value={Math.round(length / minute)} one="# minute" other="# minutes" />
}
