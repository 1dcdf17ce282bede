import { unwrap } from '@halyard/api'
import type { AnswerResult } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { waitForTurn } from '#core/patience/pace.ts'
import { gameKeys } from '#game/keys.ts'
import { entryOfSubmission } from '#game/monitor-entry.ts'
import type { MonitorEntry } from '#game/monitor-entry.ts'

type Page = { count: number; skip: number }
type EventFilter = Page & { hideContainer?: boolean }
type SubmissionFilter = Page & { type?: AnswerResult }

/** What staff sees of a running game. Polled; the newest page first. */
export const monitorQueries = {
  events: (gameId: number, query: EventFilter) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'events', query],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/events', { params: { path: { id: gameId }, query }, signal }),
        ),
      refetchInterval: poll(fresh.live),
    }),
  submissions: (gameId: number, query: SubmissionFilter) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'submissions', query],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/game/{id}/submissions', {
            params: { path: { id: gameId }, query },
            signal,
          }),
        ),
      refetchInterval: poll(fresh.live),
    }),
  /** All wrong answers of a game, newest first. Read page by page, so for who needs them all. */
  wrongAnswers: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'wrong-answers'],
      queryFn: async ({ signal }) => {
        // What comes meanwhile shifts the pages: each answer counts once.
        const answers = new Map<string, MonitorEntry>()
        for (let skip = 0; ;) {
          await waitForTurn(signal)
          // Zero asks for as many as the server gives at once.
          const query = { type: 'WrongAnswer', count: 0, skip } as const
          const page = await unwrap(
            api().GET('/api/game/{id}/submissions', {
              params: { path: { id: gameId }, query },
              signal,
            }),
          )
          if (page.length === 0) return [...answers.values()]
          for (const entry of page.map(entryOfSubmission)) answers.set(entry.key, entry)
          skip += page.length
        }
      },
      staleTime: fresh.own,
      meta: { isSharedWithTabs: false },
    }),
  cheatInfo: (gameId: number) =>
    queryOptions({
      queryKey: [...gameKeys.all(gameId), 'cheat-info'],
      queryFn: ({ signal }) =>
        unwrap(api().GET('/api/game/{id}/cheatinfo', { params: { path: { id: gameId } }, signal })),
      refetchInterval: poll(fresh.live),
    }),
}
