import { Button, Dialog, FormError } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { announce } from '#shared/feedback/announce.ts'
import { fields } from '#shared/forms/fields.css.ts'
import { RequiredNote } from '#shared/forms/required-note.tsx'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import type { FormFrameProps } from '#shared/forms/use-form-events.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import * as styles from './form-dialog.css.ts'

const LeaveDialog = lazyPart('LeaveDialog', () => import('#shared/forms/leave-dialog.tsx'))

type FormDialogProps<Values extends FieldValues> = FormDialogBodyProps<Values> & {
  title: ReactNode
  description?: ReactNode
  /** Nothing is lost when it is closed: it does not ask. */
  isDisposable?: boolean
  /** A press outside never closes it, also before anything is typed. */
  isSticky?: boolean
  /** Beside the list it edits something of, or in the middle. */
  placement?: 'center' | 'side'
}

/** A small form in a dialog, which asks before what was typed is lost. Opens with its first render; take it away to close it. */
export function FormDialog<Values extends FieldValues>({
  title,
  description,
  isDisposable = false,
  isSticky = false,
  placement = 'center',
  ...body
}: FormDialogProps<Values>) {
  const { t } = useLingui()
  const { form, onClose, pending, error } = body
  useAnnounceSuccess(title, { pending, error })
  const { isDirty } = useFormState({ control: form.control })
  const [isLeaving, setIsLeaving] = useState(false)
  const close = () => (isDirty && !isDisposable ? setIsLeaving(true) : onClose())
  return (
    <Dialog.Root open placement={placement} onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Content
        size="sm"
        phone="sheet"
        onOpenAutoFocus={focusFirstField}
        onInteractOutside={(event) => (isDirty || isSticky) && event.preventDefault()}
      >
        <FormDialogBody
          {...body}
          header={<Dialog.Header title={title} description={description} closeLabel={t`Close`} />}
        />
        <Suspense>
          {isLeaving && <LeaveDialog onLeave={onClose} onStay={() => setIsLeaving(false)} />}
        </Suspense>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** What was sent and did not fail was done when the dialog goes. */
function useAnnounceSuccess(
  title: ReactNode,
  { pending, error }: { pending: boolean; error: unknown },
) {
  const { t } = useLingui()
  const wasSent = useRef(false)
  useEffect(() => {
    if (pending) wasSent.current = true
    else if (error) wasSent.current = false
  }, [pending, error])
  const announceDone = useEffectEvent(() => {
    if (!wasSent.current || typeof title !== 'string') return
    const what = title
    announce(
      t({
        message: `Done: ${what}`,
        comment:
          'Told to screen readers; “what” is a button’s or a dialog’s words, such as “Delete notice”.',
      }),
    )
  })
  useEffect(() => () => announceDone(), [])
}

/** The fields are what the dialog is for, not its close button. */
function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const field = event.currentTarget.querySelector<HTMLElement>('input, textarea')
  if (!field) return
  event.preventDefault()
  field.focus()
}

type FormDialogBodyProps<Values extends FieldValues> = FormFrameProps<Values> & {
  header?: ReactNode
  /** The button that submits: a verb with its object. */
  action: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The form inside a dialog that is there already. */
export function FormDialogBody<Values extends FieldValues>({
  header,
  action,
  onClose,
  children,
  ...frame
}: FormDialogBodyProps<Values>) {
  const { t } = useLingui()
  const { formProps } = useFormEvents(frame)
  return (
    <form {...formProps} className={styles.form}>
      {header}
      <Dialog.Body>
        <div className={fields}>
          <RequiredNote />
          {children}
          <FormError>{frame.error ? <ErrorMessage error={frame.error} /> : undefined}</FormError>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" tone="primary" loading={frame.pending}>
          {action}
        </Button>
      </Dialog.Footer>
    </form>
  )
}
