import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChangeList } from '#shared/forms/change-list.tsx'
import { ConflictList } from '#shared/forms/conflict-list.tsx'
import { EditForm } from '#shared/forms/edit-form.tsx'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import { RestoredDraft } from '#shared/forms/restored-draft.tsx'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'
import { useLinkedField } from '#shared/forms/use-linked-field.ts'

type StoredFormProps<Values extends FieldValues> = {
  edit: EditedForm<Values>
  /** How fields and their values are described in the list of changes and where somebody else changed them, too. */
  texts: FieldTexts<Values>
  /** Names the bar that saves. */
  label: string
  saveLabel: ReactNode
  pending: boolean
  /** What cannot be saved in this form, in words; in place of the failure. */
  blocked?: ReactNode
  /** Whether an address belongs to the same work: on the way there nothing is asked, the draft waits. */
  isKeptOn?: (pathname: string) => boolean
  onSubmit: (values: Values) => void
  children: ReactNode
}

/**
 * A form for something that others may edit at the same time: with its draft, the list of changes and the choice in conflicts. A
 * link leads to one of its fields: `#title`.
 */
export function StoredForm<Values extends FieldValues>({
  edit,
  texts,
  pending,
  blocked,
  onSubmit,
  children,
  ...frame
}: StoredFormProps<Values>) {
  useLinkedField()
  const conflictList = useRef<HTMLDivElement>(null)
  const hasConflicts = edit.conflicts.length > 0
  const wasPending = useRef(false)
  useEffect(() => {
    // A save that met a conflict leads to the choice, which may be far above.
    if (wasPending.current && !pending && hasConflicts) conflictList.current?.focus()
    wasPending.current = pending
  }, [pending, hasConflicts])
  return (
    <EditForm
      {...frame}
      form={edit.form}
      pending={pending}
      error={edit.error}
      problem={
        blocked ??
        (hasConflicts && (
          <Trans>
            Someone else saved changes in the meantime. Choose above what to keep, then save.
          </Trans>
        ))
      }
      changes={edit.changed.length > 0 && <ChangeList edit={edit} texts={texts} />}
      onDiscard={edit.discard}
      onSubmit={(values) => (hasConflicts ? conflictList.current?.focus() : onSubmit(values))}
    >
      <RestoredDraft edit={edit} />
      <ConflictList ref={conflictList} edit={edit} texts={texts} />
      {children}
    </EditForm>
  )
}
