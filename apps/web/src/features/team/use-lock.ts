import type { Game, Team } from '@halyard/api'
import { useListRecentGames } from '@halyard/query'
import { useGamesOf } from '#features/team/use-games-of.ts'
import { useCurrentMinute } from '#shared/clock/clock.ts'

type Lock = {
  isLocked: boolean
  /** It is seen where the lock comes from; else the server decides what may be done. */
  isCertain: boolean
  /** The game that holds the team together, once it is known. */
  game?: Game
}

/**
 * Whether one of the own teams is really locked. The mark on a team outlives its game: the server takes it off with the next
 * change, which nobody could ask for if the mark alone counted. A game that only teammates have joined is not seen as the team's:
 * there the mark is believed, and the server asked.
 */
export function useLock(team: Team): Lock {
  const minute = useCurrentMinute()
  const recent = useListRecentGames(0, { enabled: team.locked })
  const unfinished = (recent.data ?? []).filter(({ end }) => end > minute)
  const { joined, isKnown } = useGamesOf(team, unfinished, team.locked)
  if (!team.locked) return { isLocked: false, isCertain: true }
  const [game] = joined
  if (game) return { isLocked: true, isCertain: true, game }
  const isRead = recent.isSuccess && isKnown
  return { isLocked: !isRead || unfinished.length > 0, isCertain: !isRead }
}
