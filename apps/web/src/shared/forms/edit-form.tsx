import { SaveBar } from '@halyard/ui'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { fields } from '#shared/forms/fields.css.ts'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import type { FormFrameProps } from '#shared/forms/use-form-events.ts'

type EditFormProps<Values extends FieldValues> = FormFrameProps<Values> & {
  /** Names the bar that saves. */
  label: string
  saveLabel: ReactNode
  /** It is saved, though the stored values may not be here yet. */
  isDone?: boolean
  children: ReactNode
}

/** A form for something that is stored: says what has changed, saves or discards it, and asks before it is left. */
export function EditForm<Values extends FieldValues>({
  label,
  saveLabel,
  isDone = false,
  children,
  ...frame
}: EditFormProps<Values>) {
  const { form, pending, error } = frame
  const { submit, formProps } = useFormEvents(frame)
  const { dirtyFields } = useFormState({ control: form.control })
  const count = isDone ? 0 : Object.keys(dirtyFields).length
  return (
    <form {...formProps} className={fields}>
      {children}
      <SaveBar
        label={label}
        changes={
          count > 0 && <Plural value={count} one="# unsaved change" other="# unsaved changes" />
        }
        saveLabel={pending ? <Trans>Saving…</Trans> : saveLabel}
        discardLabel={<Trans comment="Button: throws away the changes.">Discard</Trans>}
        loading={pending}
        error={error ? <ErrorWords error={error} /> : undefined}
        onSave={() => submit()}
        onDiscard={() => form.reset()}
      />
      <LeaveGuard isChanged={count > 0 && !pending} />
    </form>
  )
}
