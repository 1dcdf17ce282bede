import { gameQueries } from '@halyard/query'
import { useQueries } from '@tanstack/react-query'
import type { BoardChallenge } from '#features/play/board/challenges.ts'
import { useFromNow } from '#shared/clock.ts'

export type RunningInstance = {
  readonly challengeId: number
  readonly title: string
  readonly entry: string
  readonly closeTime: number
}

/**
 * The own team's instances, as far as this browser knows: only an opened challenge tells. Nothing is asked for it; the
 * answers are those that are there already.
 */
export function useRunning(gameId: number, board: readonly BoardChallenge[]): RunningInstance[] {
  const known = useQueries({
    queries: board.map(({ info }) => ({
      ...gameQueries.challenge(gameId, info.id),
      enabled: false,
    })),
    combine: (results) =>
      results.flatMap(({ data }) => {
        const { instanceEntry: entry, closeTime } = data?.context ?? {}
        return data && entry && closeTime
          ? [{ challengeId: data.id, title: data.title, entry, closeTime }]
          : []
      }),
  })
  const passed = useFromNow((nowMs) =>
    Math.max(0, ...known.map(({ closeTime }) => (closeTime <= nowMs ? closeTime : 0))),
  )
  return known
    .filter(({ closeTime }) => closeTime > passed)
    .toSorted((a, b) => a.closeTime - b.closeTime)
}
