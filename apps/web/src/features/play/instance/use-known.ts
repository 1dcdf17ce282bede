import type { Challenge } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useQueries } from '@tanstack/react-query'
import type { BoardChallenge } from '#features/play/board/challenges.ts'
import { useOutbox } from '#features/play/flag/outbox-store.ts'
import { useFromNow } from '#shared/clock.ts'

export type RunningInstance = {
  readonly challengeId: number
  readonly title: string
  readonly entry: string
  readonly closeTime: number
}

function instanceOf({ id, title, context }: Challenge): RunningInstance[] {
  const { instanceEntry: entry, closeTime } = context
  return entry && closeTime ? [{ challengeId: id, title, entry, closeTime }] : []
}

/**
 * The own team's instances and tries, as far as this browser knows: only an opened challenge tells. Nothing is asked for it;
 * the answers are those that are there already.
 */
export function useKnown(gameId: number, board: readonly BoardChallenge[]) {
  'use memo'
  const { wrong } = useOutbox()
  const opened = useQueries({
    queries: board.map(({ info }) => ({
      ...gameQueries.challenge(gameId, info.id),
      enabled: false,
    })),
    // Only what the board shows of them, so that it is not drawn anew for every challenge that is fetched ahead.
    combine: (results) => ({
      instances: results.flatMap(({ data }) => (data ? instanceOf(data) : [])),
      attempted: results.flatMap(({ data }) => (data && data.attempts > 0 ? data.id : [])),
    }),
  })
  const { instances } = opened
  const passed = useFromNow((nowMs) =>
    Math.max(0, ...instances.map(({ closeTime }) => (closeTime <= nowMs ? closeTime : 0))),
  )
  const running = instances
    .filter(({ closeTime }) => closeTime > passed)
    .toSorted((a, b) => a.closeTime - b.closeTime)
  return {
    running,
    closeTimes: new Map(running.map(({ challengeId, closeTime }) => [challengeId, closeTime])),
    attempted: new Set([...opened.attempted, ...Object.keys(wrong).map(Number)]),
  }
}
