import { unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { poll } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

/** Twice as often as what players poll: somebody waits for what happens next. Milliseconds. */
const paceMs = 5000

export const controlRoomQueries = {
  /** What needs somebody in a game now; only for servers that name `controlRoom` among their extensions. */
  detail: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'controlRoom'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/controlroom', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      refetchInterval: poll(paceMs),
    }),
}
