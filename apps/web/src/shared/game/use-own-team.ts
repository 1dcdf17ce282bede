import type { Game, ScoreboardRow } from '@halyard/api'
import { useGetGameDetails, useListMyTeams } from '@halyard/query'
import { isIn, mayPlay } from '#shared/game/standing/standing.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { useUser } from '#shared/session/user.ts'

/** The own team's place and solves, from the board it plays on; undefined while it does not play, or is not on it yet. */
export function useOwnRow(game: Game): ScoreboardRow | undefined {
  const standing = useStanding(game)
  const { data } = useGetGameDetails(game.id, { enabled: mayPlay(standing) })
  return data?.rank ?? undefined
}

/**
 * The id of the team the reader plays with. The board names it; when that is closed it is the own team of that name, and with
 * two of one name none is marked rather than the wrong one.
 */
export function useOwnTeamId(game: Game): number | undefined {
  const standing = useStanding(game)
  const row = useOwnRow(game)
  const isSignedIn = useUser() !== null
  const { data: teams } = useListMyTeams({ enabled: isSignedIn && isIn(standing) && !row })
  if (row) return row.id
  const named = teams?.filter(({ name }) => name === game.teamName) ?? []
  return named.length === 1 ? named[0]?.id : undefined
}
