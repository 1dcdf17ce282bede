import type { GameSettings } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { usePhase } from '#shared/game/standing/use-standing.ts'

/** Whom a notice reaches, and when: said before it is sent. */
export function useAudience(game: GameSettings): string {
  const { t } = useLingui()
  const phase = usePhase(game)
  if (phase === 'upcoming') {
    return t`The game has not started: players read it from the start on, and nobody is alerted.`
  }
  if (phase === 'ongoing') {
    return t`Everyone in the game gets it immediately, with an alert. Deleting it later does not take it back.`
  }
  return game.practiceMode
    ? t`The game is over: everyone who is still practicing gets it, with an alert.`
    : t`The game is over: players no longer see new notices.`
}
