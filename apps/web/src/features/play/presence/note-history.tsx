import type { Schema } from '@halyard/api'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import * as parts from '#features/play/presence/team-part.css.ts'
import { RelativeTime } from '#shared/format/local-time.tsx'

type NoteHistoryProps = {
  history: readonly Schema<'TeamNoteVersion'>[]
  isBusy: boolean
  onPutBack: (text: string) => void
}

/** What the note was before, the latest first, each with a way to make it the note again. */
export function NoteHistory({ history, isBusy, onPutBack }: NoteHistoryProps) {
  if (history.length === 0) return null
  return (
    <details>
      <summary className={parts.summary}>
        <Trans comment="Opens a list: what a note was before.">Earlier texts</Trans>
      </summary>
      <ul>
        {history.map(({ version, text, savedBy, savedAt }) => (
          <li key={version} className={parts.version}>
            <NoteFacts by={savedBy} at={savedAt} />
            <NoteText text={text} />
            <Button size="sm" disabled={isBusy} onClick={() => onPutBack(text)}>
              <Trans comment="Button: makes an earlier text of a note the note again.">
                Put back
              </Trans>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** As it was typed: HTML and Markdown are text. */
export function NoteText({ text }: { text: string }) {
  return (
    <p className={parts.text} dir="auto">
      {text === '' ? (
        <Trans comment="In the history of a note: it had no text.">Empty</Trans>
      ) : (
        text
      )}
    </p>
  )
}

/** Who saved a note; their account may be gone. */
export function Writer({ by }: { by: string | null }) {
  const { t } = useLingui()
  return <bdi>{by ?? t`Someone who has left`}</bdi>
}

export function NoteFacts({ by, at }: { by: string | null; at: number }) {
  return (
    <p className={parts.facts}>
      <Writer by={by} />, <RelativeTime at={at} />
    </p>
  )
}
