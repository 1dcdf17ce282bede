import { SaveBar } from '@halyard/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { fields } from '#shared/forms/fields.css.ts'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { RequiredNote } from '#shared/forms/required-note.tsx'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import type { FormFrameProps } from '#shared/forms/use-form-events.ts'
import { takeBack } from '#shared/forms/use-validated-form.ts'

type EditFormProps<Values extends FieldValues> = FormFrameProps<Values> & {
  /** Names the bar that saves. */
  label: string
  saveLabel: ReactNode
  /** Says what has changed, or is false; by itself the form counts its fields. */
  changes?: ReactNode
  /** Why it cannot be saved now, in words; in place of the failure. */
  problem?: ReactNode
  /** It is saved, though the stored values may not be here yet. */
  isDone?: boolean
  onDiscard?: () => void
  /** Whether what is typed waits for the reader's return, so that nothing has to be asked on the way to an address. */
  isKeptOn?: ((pathname: string) => boolean) | undefined
  children: ReactNode
}

/**
 * A form for something that is stored: says what has changed, saves or discards it, and asks before it is left. Ctrl or Cmd with S
 * saves, as in every editor.
 */
export function EditForm<Values extends FieldValues>({
  label,
  saveLabel,
  changes,
  problem,
  isDone = false,
  onDiscard,
  isKeptOn,
  children,
  ...frame
}: EditFormProps<Values>) {
  const { form, pending, error } = frame
  const { submit, formProps } = useFormEvents(frame)
  const { dirtyFields } = useFormState({ control: form.control })
  const count = isDone ? 0 : Object.keys(dirtyFields).length
  const shown = changes ?? (count > 0 && <ChangeCount count={count} />)
  const isChanged = Boolean(shown)
  useSaveKey(() => {
    if (isChanged) submit()
  })
  return (
    <form {...formProps} className={fields}>
      <RequiredNote />
      {children}
      <SaveBar
        label={label}
        changes={shown}
        saveLabel={pending ? <Trans>Saving…</Trans> : saveLabel}
        discardLabel={<Trans comment="Button: throws away the changes.">Discard</Trans>}
        loading={pending}
        error={problem || (error ? <ErrorMessage error={error} /> : undefined)}
        onSave={() => submit()}
        onDiscard={onDiscard ?? (() => takeBack(form))}
      />
      <LeaveGuard isChanged={isChanged && !pending} isKeptOn={isKeptOn} />
    </form>
  )
}

/** How many fields are not saved yet. */
export function ChangeCount({ count }: { count: number }) {
  return <Plural value={count} one="# unsaved change" other="# unsaved changes" />
}

function useSaveKey(save: () => void) {
  const handleSave = useEffectEvent(save)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      handleSave()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
