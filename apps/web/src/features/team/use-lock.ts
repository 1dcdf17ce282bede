import type { Game, Team } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useCurrentMinute } from '#shared/clock/clock.ts'

type Lock = {
  isLocked: boolean
  /** The game that holds the team together, once it is known. */
  game?: Game
}

/** At most one request per game that is not over, and this many milliseconds apart. */
const longEnough = 5 * 60_000

/**
 * Whether one of the own teams is really locked. The mark on a team outlives its game: the server takes it off with the next
 * change, which nobody could ask for if the mark alone counted.
 */
export function useLock(team: Team): Lock {
  const minute = useCurrentMinute()
  const recent = useQuery({ ...gameQueries.recent(0), enabled: team.locked })
  const unfinished = (recent.data ?? []).filter(({ end }) => end > minute)
  const details = useQueries({
    queries: unfinished.map(({ id }) => ({
      ...gameQueries.detail(id),
      enabled: team.locked,
      staleTime: longEnough,
    })),
  })
  if (!team.locked) return { isLocked: false }
  const game = details
    .flatMap(({ data }) => data ?? [])
    .find(({ teamName, status }) => teamName === team.name && status !== 'Unsubmitted')
  if (game) return { isLocked: true, game }
  const isKnown = recent.isSuccess && details.every(({ isSuccess }) => isSuccess)
  return { isLocked: !isKnown }
}
