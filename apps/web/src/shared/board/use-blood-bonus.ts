import type { Game } from '@halyard/api'
import { useQuery } from '@tanstack/react-query'
import { useFromNow } from '#shared/clock/clock.ts'
import { afterFirstPaint } from '#shared/first-paint.ts'

/** Larger games have a scoreboard of hundreds of kilobytes: too much to ask for because of three numbers. */
const mostTeams = 300

/** What the first solves of a game earn, packed; undefined until it is known. Only its scoreboard tells, which is there from the start on. */
export function useBloodBonus(game: Game): number | undefined {
  const hasStarted = useFromNow((nowMs) => nowMs >= game.start)
  const { data } = useQuery({
    // Not under the key of the game: no flag, and no tick of the clock, is a reason to read it again.
    queryKey: ['blood-bonus', game.id],
    queryFn: async ({ client }) => {
      await afterFirstPaint
      const { boardQuery } = await import('#shared/board/board-query.ts')
      const { content } = await client.query({ ...boardQuery(game.id), staleTime: Infinity })
      return content.bloodBonus
    },
    enabled: hasStarted && game.teamCount <= mostTeams,
    staleTime: Infinity,
  })
  return data
}
