import type { Game } from '@halyard/api'
import { useQuery } from '@tanstack/react-query'
import { boardQuery } from '#shared/board/board-query.ts'
import { useFromNow } from '#shared/clock/clock.ts'

/** Larger games have a scoreboard of megabytes: too much to ask for because of three numbers. */
const mostTeams = 1000

/** What the first solves of a game earn, packed; undefined until it is known. Only its scoreboard tells, which is there from the start on. */
export function useBloodBonus(game: Game): number | undefined {
  const hasStarted = useFromNow((nowMs) => nowMs >= game.start)
  const { data } = useQuery({
    // Not under the key of the game: no flag, and no tick of the clock, is a reason to read it again.
    queryKey: ['blood-bonus', game.id],
    queryFn: async ({ client }) => {
      const { content } = await client.query({ ...boardQuery(game.id), staleTime: Infinity })
      return content.bloodBonus
    },
    enabled: hasStarted && game.teamCount <= mostTeams,
    staleTime: Infinity,
  })
  return data
}
