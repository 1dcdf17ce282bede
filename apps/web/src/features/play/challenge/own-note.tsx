import { TextArea } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { longestNote, saveNote, useNotes } from '#features/play/board/marks/notes-store.ts'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'

/** What the reader wants to remember of a challenge. Kept as it is typed. */
export function OwnNote({ gameId, challengeId }: { gameId: number; challengeId: number }) {
  const { t } = useLingui()
  const note = useNotes(gameId)[challengeId] ?? ''
  const [isFull, setIsFull] = useState(false)
  return (
    <section className={`${styles.section} ${styles.laterOnPhone}`}>
      <TextArea
        label={t`Your notes`}
        hint={t`Only in this browser, until you log out. The filter finds them.`}
        error={isFull ? t`Your browser has no space left for more.` : undefined}
        value={note}
        maxLength={longestNote}
        onChange={({ target }) => setIsFull(!saveNote(gameId, challengeId, target.value))}
      />
    </section>
  )
}
