import { Button, Dialog, FormError } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { fields } from '#shared/forms/fields.css.ts'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import type { FormFrameProps } from '#shared/forms/use-form-events.ts'
import * as styles from './form-dialog.css.ts'

const LeaveDialog = lazy(() =>
  import('#shared/forms/leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })),
)

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
  const { form, onClose } = body
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
          {children}
          <FormError>{frame.error ? <ErrorWords error={frame.error} /> : undefined}</FormError>
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
