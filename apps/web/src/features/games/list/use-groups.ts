import type { GameSummary } from '@halyard/api'
import { groupGames } from '#features/games/groups.ts'
import type { GameGroups } from '#features/games/groups.ts'
import { useFromNow } from '#shared/clock/clock.ts'

/** Games by phase; a game moves from group to group by itself when its time comes. */
export function useGroups(games: readonly GameSummary[]): GameGroups {
  // What matters of the time is which changes have passed, so that is what renders again.
  const passed = useFromNow((nowMs) =>
    games.reduce((latest, { start, end }) => {
      const changes = [start, end].filter((change) => change <= nowMs)
      return Math.max(latest, ...changes)
    }, 0),
  )
  return groupGames(games, passed)
}
