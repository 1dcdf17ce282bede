import type { Game, Team } from '@halyard/api'
import { gameQueries } from '@halyard/query'
import { useQuery } from '@tanstack/react-query'
import { useGamesOf } from '#features/team/use-games-of.ts'
import { useCurrentMinute } from '#shared/clock/clock.ts'

type Lock = {
  isLocked: boolean
  /** The game that holds the team together, once it is known. */
  game?: Game
}

/**
 * Whether one of the own teams is really locked. The mark on a team outlives its game: the server takes it off with the next
 * change, which nobody could ask for if the mark alone counted.
 */
export function useLock(team: Team): Lock {
  const minute = useCurrentMinute()
  const recent = useQuery({ ...gameQueries.recent(0), enabled: team.locked })
  const unfinished = (recent.data ?? []).filter(({ end }) => end > minute)
  const { joined, isKnown } = useGamesOf(team, unfinished, team.locked)
  if (!team.locked) return { isLocked: false }
  const [game] = joined
  if (game) return { isLocked: true, game }
  return { isLocked: !(recent.isSuccess && isKnown) }
}
