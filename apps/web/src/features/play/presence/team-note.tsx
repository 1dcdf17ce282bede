import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useGetTeamNote, useSaveTeamNote } from '@halyard/query'
import { Button, Callout, FormError, Inline, TextArea } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { keepNoteDraft, readNoteDraft, useNoteDraft } from '#features/play/presence/note-draft.ts'
import { NoteFacts, NoteHistory, NoteText, Writer } from '#features/play/presence/note-history.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'

const { maxLength } = limits.teamNoteEditModel.text

type TeamNoteProps = {
  gameId: number
  challengeId: number
  /** Which save of the note the team is at, as far as the page knows; 0 for none. */
  sharedVersion: number
}

/** The team's note on a challenge: what is typed is kept in this browser until it is saved for everybody. */
export function TeamNote({ gameId, challengeId, sharedVersion }: TeamNoteProps) {
  const { t } = useLingui()
  const { data: note, error, refetch } = useGetTeamNote(gameId, challengeId)
  const version = note?.version
  useEffect(() => {
    if (version !== undefined && sharedVersion > version) void refetch()
  }, [version, sharedVersion, refetch])
  if (error && !note)
    return (
      <section className={`${styles.section} ${styles.laterOnPhone}`}>
        <LoadFailed
          title={t`The team note did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      </section>
    )
  return note ? <NoteField gameId={gameId} challengeId={challengeId} note={note} /> : null
}

type NoteFieldProps = { gameId: number; challengeId: number; note: Schema<'TeamNoteModel'> }

function NoteField({ gameId, challengeId, note }: NoteFieldProps) {
  const { t } = useLingui()
  const of = { gameId, challengeId }
  const draft = useNoteDraft(of)
  const [isFull, setIsFull] = useState(false)
  const { mutate, isPending, error } = useSaveTeamNote()
  /** Whose text the last own save has replaced without its writer having seen it. */
  const [replaced, setReplaced] = useState<Schema<'TeamNoteVersion'>>()
  const shown = draft?.text ?? note.text
  const isChanged = draft !== undefined && draft.text !== note.text
  const change = (text: string) => {
    setReplaced(undefined)
    setIsFull(!keepNoteDraft(of, { text, base: draft?.base ?? note.version }))
  }
  const save = (text: string) =>
    mutate(
      { ...of, text },
      {
        onSuccess(saved) {
          // What was typed since then is not saved yet.
          const kept = readNoteDraft(of)
          if (kept)
            keepNoteDraft(of, kept.text === text ? undefined : { ...kept, base: saved.version })
          const [before] = saved.history
          const isForeign = before !== undefined && before.version > note.version
          setReplaced(isForeign ? before : undefined)
        },
      },
    )
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isChanged) return
    event.preventDefault()
    save(shown)
  }
  return (
    <section className={`${styles.section} ${styles.laterOnPhone}`}>
      <TextArea
        label={t`Team note`}
        hint={t`Your team reads it once you save it; organizers do not. Ctrl or Cmd with Enter saves.`}
        error={isFull ? t`Your browser has no space left for more.` : undefined}
        value={shown}
        dir="auto"
        maxLength={maxLength}
        onKeyDown={handleKeyDown}
        onChange={({ target }) => change(target.value)}
      />
      {!isChanged && note.savedAt !== null && <NoteFacts by={note.savedBy} at={note.savedAt} />}
      {isChanged && note.version > draft.base && (
        <Callout tone="warn">
          <Trans>
            <Writer by={note.savedBy} /> has saved another text since you began. If you save yours,
            it becomes the note, and theirs stays in the history.
          </Trans>
          <NoteText text={note.text} />
        </Callout>
      )}
      {replaced && (
        <Callout tone="info">
          <Trans>
            <Writer by={replaced.savedBy} /> saved at the same time. Your text is the note now;
            theirs is the first in the history.
          </Trans>
        </Callout>
      )}
      <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
      {isChanged && (
        <Inline gap={2}>
          <Button tone="primary" loading={isPending} onClick={() => save(shown)}>
            <Trans comment="Button: saves a note for all members of the team.">Save for team</Trans>
          </Button>
          <Button disabled={isPending} onClick={() => keepNoteDraft(of, undefined)}>
            <Trans>Discard</Trans>
          </Button>
        </Inline>
      )}
      <NoteHistory history={note.history} isBusy={isPending} onPutBack={save} />
    </section>
  )
}
