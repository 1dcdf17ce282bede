import type { GameSettings } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { usePhase } from '#shared/game/use-standing.ts'

/** Whom a notice reaches, and when: said before it is sent. */
export function useAudience(game: GameSettings): string {
  const { t } = useLingui()
  const phase = usePhase(game)
  if (phase === 'coming') {
    return t`The game has not started: players read it from the start on, and nobody is alerted.`
  }
  if (phase === 'ongoing') {
    return t`It goes to everybody in the game at once, with an alert. Deleting it later does not make it unread.`
  }
  return game.practiceMode
    ? t`The game is over: it goes to everybody who still practises, with an alert.`
    : t`The game is over: players do not see new notices any more.`
}
