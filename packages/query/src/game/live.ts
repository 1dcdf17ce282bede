import type { Notice, Schema } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { gameKeys } from '#game/keys.ts'
import { gameQueries } from '#game/lists/queries.ts'
import { playQueries } from '#game/play/queries.ts'
import { presenceQueries } from '#game/presence/queries.ts'
import { questionQueries } from '#game/questions/queries.ts'
import { createReader } from '#game/read-soon.ts'

const solves: readonly Notice['type'][] = ['FirstBlood', 'SecondBlood', 'ThirdBlood']

/** Hub `user`: puts a new notice on top of the first pages; what it announces (solves, new challenges) is read again soon. */
export function playLive(client: QueryClient, gameId: number) {
  const { queryKey } = playQueries.details(gameId)
  const readSoon = createReader({
    read: () => void client.invalidateQueries({ queryKey }),
    readAt: () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    teamCount: () => client.getQueryData(gameQueries.detail(gameId).queryKey)?.teamCount,
  })
  return {
    ReceivedGameNotice(notice: Notice) {
      client.setQueriesData<Notice[]>(
        { queryKey: [...gameKeys.all(gameId), 'notices'], predicate: isFirstPage },
        (notices) => notices && [notice, ...notices.filter(({ id }) => id !== notice.id)],
      )
      // An answer that is on its way may be older than the notice, and would take it away again.
      void client.invalidateQueries({
        queryKey: [...gameKeys.all(gameId), 'notices'],
        predicate: ({ state }) => state.fetchStatus !== 'idle',
      })
      readSoon(solves.includes(notice.type))
    },
    ReceivedTeamPresence(presence: Schema<'TeamPresenceModel'>) {
      const { queryKey: shared } = presenceQueries.detail(gameId)
      // An answer that is on its way may be older.
      void client.cancelQueries({ queryKey: shared })
      client.setQueryData(shared, presence)
    },
    /** Sent to the players of one team: few read at once. */
    ReceivedTeamQuestion() {
      void client.invalidateQueries({ queryKey: questionQueries.list(gameId).queryKey })
    },
  }
}

/** Keys of lists end with their page. */
const isFirstPage = ({ queryKey }: { queryKey: readonly unknown[] }) => {
  const page: unknown = queryKey.at(-1)
  return typeof page === 'object' && page !== null && 'skip' in page && page.skip === 0
}
