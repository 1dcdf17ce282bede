import { useLingui } from '@lingui/react/macro'
import { now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import type { GameTimes } from '#shared/game/phase/phase.ts'

/** The notice to players when a game that they play ends at another time; nothing while it ends as they know. */
export function useTimesNotice() {
  const { t } = useLingui()
  const { utc } = useFormat()
  return (before: GameTimes, after: GameTimes): string | undefined => {
    if (after.end === before.end) return undefined
    const end = utc(after.end)
    if (after.end <= now()) return t({ message: 'The game has ended.', comment: 'A notice.' })
    return after.end > before.end
      ? t({
          message: `The game is extended: it now ends at ${end}.`,
          comment: 'Template of a notice.',
        })
      : t({ message: `The game ends earlier: at ${end}.`, comment: 'A notice.' })
  }
}
