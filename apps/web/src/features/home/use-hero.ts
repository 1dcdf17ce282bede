import type { Game, GameSummary } from '@halyard/api'
import { gameQueries, useGetGame, useGetListedGames } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import { candidates, chooseHero } from '#features/home/choose-hero.ts'
import { currentMinute, useCurrentMinute } from '#shared/clock/clock.ts'
import { inOrder } from '#shared/game/in-order.ts'

const mostAsked = 12

type Hero = {
  game: GameSummary | undefined
  detail: Game | undefined
  /** All other games, in the order to show them. */
  others: readonly GameSummary[]
}

/** Those worth asking about, with the one that is large where the reader plays none of them. */
function asked(games: readonly GameSummary[], nowMs: number): GameSummary[] {
  const first = chooseHero(games, new Map(), nowMs)
  const others = candidates(games, nowMs, mostAsked).filter(({ id }) => id !== first?.id)
  return first ? [first, ...others] : others
}

/** Prefetches what decides which of the games is shown large: by the minute, as the screen looks at them. */
export const prefetchHero = (client: QueryClient, games: readonly GameSummary[]) =>
  Promise.allSettled(
    asked(games, currentMinute()).map(({ id }) =>
      client.query({ ...gameQueries.detail(id), retry: false }),
    ),
  )

/** The game to show large, and the reader's part in it once the server has answered. */
export function useHero(games: readonly GameSummary[]): Hero {
  const nowMs = useCurrentMinute()
  const details = useGetListedGames(
    asked(games, nowMs).map(({ id }) => id),
    (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data]] : []))),
  )
  const game = chooseHero(games, details, nowMs)
  // The one that is large is followed; an answer of the organisers shows within seconds.
  useGetGame(game?.id ?? 0, { enabled: game !== undefined })
  const others = inOrder(games, nowMs).filter(({ id }) => id !== game?.id)
  return { game, detail: game && details.get(game.id), others }
}
