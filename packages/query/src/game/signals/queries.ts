import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

/** Which signals are wanted. */
export interface SignalFilter {
  kind?: Schema<'SignalKind'>
  /** A participation. */
  team?: number
  challenge?: number
  state?: Schema<'SignalState'>
}

type Page = SignalFilter & { count: number; skip: number }

const all = (gameId: number) => [...gameKeys.all(gameId), 'signals'] as const

/** Only for servers that name `signals` among their extensions. */
export const signalQueries = {
  all,
  list: (gameId: number, query: Page) =>
    queryOptions({
      queryKey: [...all(gameId), 'list', query],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/signals', { params: { path: { id: gameId }, query }, signal }),
        ),
      // Another page or filter replaces the one before without a jump.
      placeholderData: keepPreviousData,
      refetchInterval: poll(fresh.list),
    }),
  settings: (gameId: number) =>
    queryOptions({
      queryKey: [...all(gameId), 'settings'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/signals/settings', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}
