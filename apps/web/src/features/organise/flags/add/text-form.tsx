import { useAction } from '@halyard/query'
import { Button, FormError, Inline } from '@halyard/ui'
import type { ReactNode } from 'react'
import { ConflictList } from '#shared/forms/conflict-list.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { fields } from '#shared/forms/fields.css.ts'
import { RestoredDraft } from '#shared/forms/restored-draft.tsx'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'
import { useFormEvents } from '#shared/forms/use-form-events.ts'

type TextValues = { text: string }

type TextFormProps = {
  /** Under which what is typed is kept until it is saved. */
  draftName: string
  /** Names the text where somebody else changed it, too. */
  label: string
  /** The text as it is stored. */
  stored: string
  /** What is wrong with a text, in words. */
  check: (text: string) => string | undefined
  save: (text: string) => Promise<unknown>
  /** The button that saves: a verb with its object. */
  action: ReactNode
  /** Called after it was saved. */
  saved: ReactNode
  children: (edit: EditedForm<TextValues>) => ReactNode
}

/** A form of one text with its own button. What is typed survives a reload, a lost session and a failed save. */
export function TextForm({
  draftName,
  label,
  stored,
  check,
  save,
  action,
  saved,
  children,
}: TextFormProps) {
  const { mutate, isPending, error, isSuccess } = useAction(save)
  const edit = useEditedForm<TextValues>({
    draftName,
    stored: { text: stored },
    check: ({ text }) => ({ text: check(text.trim()) }),
    failure: error,
  })
  const { formProps } = useFormEvents({
    form: edit.form,
    onSubmit: ({ text }) => {
      const sent = text.trim()
      if (edit.conflicts.length > 0) return
      mutate(sent, { onSuccess: () => edit.accept({ text }, { text: sent }) })
    },
    pending: isPending,
    error: edit.error,
  })
  return (
    <form {...formProps} className={fields}>
      <RestoredDraft edit={edit} />
      <ConflictList edit={edit} texts={{ text: { label, text: (text) => text } }} />
      {children(edit)}
      <FormError>{edit.error ? <ErrorMessage error={edit.error} /> : undefined}</FormError>
      <Inline gap={3}>
        <Button type="submit" tone="primary" loading={isPending}>
          {action}
        </Button>
        <span role="status">{isSuccess && edit.changed.length === 0 && saved}</span>
      </Inline>
    </form>
  )
}
