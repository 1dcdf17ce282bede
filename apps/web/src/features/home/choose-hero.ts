import type { Game, GameSummary } from '@halyard/api'
import { inOrder } from '#shared/game/in-order.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'

/** Games worth asking whether the reader is in: running ones first, since those are played. */
export const candidates = (games: readonly GameSummary[], nowMs: number, most: number) =>
  inOrder(games, nowMs)
    .filter((game) => phaseOf(game, nowMs) !== 'ended')
    .slice(0, most)

/**
 * The one game that matters on the first page: the running one the reader plays, else the next they joined, else the next
 * there is. Of several the running ones come first, those that end or start soonest first.
 *
 * @param details what is known of the reader's part in them, by id
 */
export function chooseHero(
  games: readonly GameSummary[],
  details: ReadonlyMap<number, Pick<Game, 'status'>>,
  nowMs: number,
): GameSummary | undefined {
  const isJoined = ({ id }: GameSummary) => details.get(id)?.status === 'Accepted'
  const worth = (game: GameSummary) => {
    const isLive = phaseOf(game, nowMs) === 'ongoing'
    return (isJoined(game) ? 2 : 0) + (isLive ? 1 : 0)
  }
  const nextChange = (game: GameSummary) =>
    phaseOf(game, nowMs) === 'ongoing' ? game.end : game.start
  return games
    .filter((game) => phaseOf(game, nowMs) !== 'ended')
    .toSorted((a, b) => worth(b) - worth(a) || nextChange(a) - nextChange(b))
    .at(0)
}
