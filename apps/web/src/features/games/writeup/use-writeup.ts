import type { Game } from '@halyard/api'
import { useGetGameDetails, useGetWriteup } from '@halyard/query'
import { useEffect } from 'react'
import { saveDeadline, useSavedDeadline } from '#features/games/writeup/receipt.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { mayPlay } from '#shared/game/standing/standing.ts'
import type { Standing } from '#shared/game/standing/standing.ts'

/** Whether the own team is asked for a write-up, whatever came of it so far. */
export const isAskedFor = (game: Game, standing: Standing): boolean =>
  game.writeupRequired && (mayPlay(standing) || standing === 'finished')

/** The own write-up and until when it may be handed in; undefined where this browser does not know. */
export function useWriteup(game: Game, standing: Standing) {
  const isAsked = isAskedFor(game, standing)
  const writeup = useGetWriteup(game.id, { enabled: isAsked })
  const { data: play } = useGetGameDetails(game.id, { enabled: isAsked && mayPlay(standing) })
  const given = play?.writeupRequired ? play.writeupDeadline : undefined
  useEffect(() => {
    if (given !== undefined) saveDeadline(game.id, given)
  }, [game.id, given])
  const saved = useSavedDeadline(game.id)
  const deadline = given ?? saved
  const isClosed = useFromNow((nowMs) => deadline !== undefined && nowMs > deadline)
  return { writeup, deadline, isClosed }
}
