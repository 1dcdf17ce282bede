import type { Game } from '@halyard/api'
import { useReadBloodBonus } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import { useFromNow } from '#shared/clock/clock.ts'
import { useSeesBoard } from '#shared/board/use-sees-board.ts'
import { afterFirstPaint } from '#shared/first-paint.ts'

/** Larger games have a scoreboard of hundreds of kilobytes: too much to ask for because of three numbers. */
const mostTeams = 300

/** What the first solves of a game earn, packed; `waiting` until that is known. */
export type KnownBonus = number | 'waiting'

/** What the first solves of a game earn; undefined where nobody says. Only its scoreboard has it, which exists from the start on. */
export function useBloodBonus(game: Game): KnownBonus | undefined {
  const hasStarted = useFromNow((nowMs) => nowMs >= game.start)
  const seesBoard = useSeesBoard(game)
  const enabled = hasStarted && seesBoard && game.teamCount <= mostTeams
  const read = (client: QueryClient) => readBloodBonus(game.id, client)
  const { data, isPending } = useReadBloodBonus(game.id, read, { enabled })
  return enabled && isPending ? 'waiting' : data
}

async function readBloodBonus(gameId: number, client: QueryClient): Promise<number> {
  await afterFirstPaint
  const { boardQuery } = await import('#shared/board/board-query.ts')
  const { content } = await client.query({ ...boardQuery(gameId), staleTime: Infinity })
  return content.bloodBonus
}
