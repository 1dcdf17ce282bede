import { Switch } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { useWorking } from '#features/play/board/marks/working.ts'

/** Marks a challenge as one the reader is at, so that the board shows where things were left. */
export function WorkingSwitch({ gameId, challengeId }: { gameId: number; challengeId: number }) {
  const { t } = useLingui()
  const { ids, toggle } = useWorking(gameId)
  return (
    <section className={`${styles.section} ${styles.laterOnPhone}`}>
      <Switch
        label={t`I am working on this`}
        hint={t`Marks it on your board, only in this browser.`}
        checked={ids.has(challengeId)}
        onCheckedChange={() => toggle(challengeId)}
      />
    </section>
  )
}
