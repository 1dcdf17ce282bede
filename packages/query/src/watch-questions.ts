import { listenToHub } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { editQuestionQueries } from '#edit/questions/queries.ts'

type WatchOptions = {
  client: QueryClient
  gameId: number
  /** The page's own by default. */
  origin?: string
}

/**
 * Reads the queue of a game again when something has changed about a question; without a hub polling continues.
 *
 * @returns how to stop
 */
export const watchQuestions = ({ client, gameId, origin }: WatchOptions): (() => void) => {
  const read = () => void client.invalidateQueries({ queryKey: editQuestionQueries.all(gameId) })
  return listenToHub({
    origin: origin ?? window.location.origin,
    hub: 'monitor',
    gameId,
    on: { ReceivedQuestion: read },
    onState: (state) => {
      if (state === 'connected') read()
    },
  })
}
