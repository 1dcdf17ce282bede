import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { decide } from '#features/organise/review/decisions.ts'
import type { Wish } from '#features/organise/review/decisions.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import {
  cancelWaiting,
  dismissFailed,
  enqueue,
  resume,
  retryFailed,
  reviewQueueOf,
  undoLast,
} from '#features/organise/review/queue.ts'
import { browserNow } from '#shared/clock/clock.ts'
import { usePersisted } from '#shared/storage/persisted-store.ts'

/** The decisions about the teams of a game that are on their way, and what can be done with them. */
export function useReviewQueue(gameId: number) {
  const client = useQueryClient()
  const queue = usePersisted(reviewQueueOf(gameId))
  // What a reloaded page left, or a log-in interrupted.
  useEffect(() => resume(gameId, client), [gameId, client])
  return {
    ...queue,
    decide: (rows: readonly Participation[], wish: Wish) =>
      enqueue(gameId, client, decide(rows, wish, browserNow())),
    undo: () => undoLast(gameId),
    cancel: () => cancelWaiting(gameId),
    retry: () => retryFailed(gameId, client),
    dismiss: () => dismissFailed(gameId),
    resume: () => resume(gameId, client),
  }
}

export type ReviewActions = ReturnType<typeof useReviewQueue>
