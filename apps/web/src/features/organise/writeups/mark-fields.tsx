import { Button, NumberField, TextArea } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { mostPoints, saveMark } from '#features/organise/writeups/marks.ts'
import type { Mark } from '#features/organise/writeups/marks.ts'
import type { Writeup } from '#features/organise/writeups/writeups.ts'
import * as styles from './writeups.css.ts'

type MarkFieldsProps = { gameId: number; writeup: Writeup; mark: Mark; onToggleRead: () => void }

/** What the reader thinks of a write-up, noted down with every key. */
export function MarkFields({ gameId, writeup, mark, onToggleRead }: MarkFieldsProps) {
  const { t } = useLingui()
  const [isKept, setIsKept] = useState(true)
  const isRead = mark.readUrl === writeup.url
  const save = (next: Mark) => setIsKept(saveMark(gameId, writeup.id, next))
  return (
    <div className={styles.marks}>
      <div className={styles.points}>
        <NumberField
          label={t`Mark`}
          min={0}
          max={mostPoints}
          value={mark.points ?? null}
          onValueChange={(points) => {
            const { points: _before, ...rest } = mark
            save(points === null ? rest : { ...rest, points })
          }}
        />
      </div>
      <div className={styles.comment}>
        <TextArea
          label={t`Comment`}
          rows={1}
          hint={t`Marks and comments stay in this browser until you log out. Export them as CSV.`}
          error={isKept ? undefined : t`This browser has no space left: export the marks now.`}
          value={mark.comment ?? ''}
          onChange={(event) => save({ ...mark, comment: event.target.value })}
        />
      </div>
      <Button
        icon={<Check size={16} />}
        aria-pressed={isRead}
        tone={isRead ? 'primary' : 'default'}
        aria-keyshortcuts="m"
        onClick={onToggleRead}
      >
        <Trans context="write-ups">Read</Trans>
      </Button>
    </div>
  )
}
