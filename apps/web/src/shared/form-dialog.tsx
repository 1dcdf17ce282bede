import { Button, Dialog, FormError } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { useErrorText } from '#shared/error-text.ts'
import { fields } from '#shared/form.css.ts'
import * as styles from './form-dialog.css.ts'

type FormDialogProps = {
  title: ReactNode
  description?: ReactNode
  /** The button that sends: a verb with its object. */
  action: ReactNode
  /** From `useForm`, or any form's own props. */
  formProps: ComponentProps<'form'>
  pending: boolean
  /** Why the last sending failed; left out when a field says it. */
  error: unknown
  /** Something was typed: a press outside must not throw it away. */
  isChanged: boolean
  onClose: () => void
  children: ReactNode
}

/** The fields are what the dialog is for, not its close button. */
function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const field = event.currentTarget.querySelector<HTMLElement>('input, textarea')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** A small form in a dialog. Opens with its first render; take it away to close it. */
export function FormDialog({
  title,
  description,
  action,
  formProps,
  pending,
  error,
  isChanged,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        size="sm"
        phone="sheet"
        onOpenAutoFocus={focusFirstField}
        onInteractOutside={(event) => isChanged && event.preventDefault()}
      >
        <form {...formProps} className={styles.form}>
          <Dialog.Header title={title} description={description} closeLabel={t`Close`} />
          <Dialog.Body>
            <div className={fields}>
              {children}
              <FormError>{error ? errorText(error) : undefined}</FormError>
            </div>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button>{t`Cancel`}</Button>
            </Dialog.Close>
            <Button type="submit" tone="primary" pending={pending}>
              {action}
            </Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
