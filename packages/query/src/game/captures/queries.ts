import { hasStatus, unwrap } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { gameKeys } from '#game/keys.ts'

export const captureQueries = {
  /** The challenges whose traffic is captured. Captures appear when their last connection has ended. */
  challenges: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'captures'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/games/{id}/captures', { params: { path: { id: gameId } }, signal }),
        ),
      refetchInterval: poll(fresh.board),
    }),
  /** The teams with captures of a challenge; servers answer 404 where there are none. */
  teams: (challengeId: number) =>
    queryOptions({
      queryKey: [...gameKeys.captures(challengeId), 'teams'],
      queryFn: async ({ signal }) => {
        try {
          return await unwrap(
            api().GET('/api/game/captures/{challengeId}', {
              params: { path: { challengeId } },
              signal,
            }),
          )
        } catch (error) {
          if (hasStatus(error, 404)) return []
          throw error
        }
      },
      refetchInterval: poll(fresh.board),
    }),
  files: (challengeId: number, partId: number) =>
    queryOptions({
      queryKey: [...gameKeys.captures(challengeId), 'files', partId],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/captures/{challengeId}/{partId}', {
            params: { path: { challengeId, partId } },
            signal,
          }),
        ),
      refetchInterval: poll(fresh.board),
    }),
  /**
   * One capture in a form of the caller's own, made from its bytes as they come in. A capture is never written to again.
   *
   * @param read given the file as it comes in
   */
  content: <Content>(
    challengeId: number,
    partId: number,
    filename: string,
    read: (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) => Promise<Content>,
  ) =>
    queryOptions({
      queryKey: [...gameKeys.captures(challengeId), 'content', partId, filename],
      queryFn: async ({ signal }) => {
        const body = await unwrap(
          api().GET('/api/game/captures/{challengeId}/{partId}/{filename}', {
            params: { path: { challengeId, partId, filename } },
            parseAs: 'stream',
            signal,
          }),
        )
        return read(body ?? new Blob().stream(), signal)
      },
      structuralSharing: false,
      staleTime: Infinity,
      gcTime: 0,
      meta: { isSharedWithTabs: false },
    }),
}
