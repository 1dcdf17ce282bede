import { Button, FormError } from '@halyard/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { fields } from '#shared/forms/fields.css.ts'
import { RequiredNote } from '#shared/forms/required-note.tsx'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import type { FormFrameProps } from '#shared/forms/use-form-events.ts'
import { useTypedEarly } from '#shared/forms/use-typed-early.ts'

type FormPageProps<Values extends FieldValues> = FormFrameProps<Values> & {
  /** Heading and what to do here. */
  head: ReactNode
  /** The button that submits: a verb with its object. */
  action: ReactNode
  /** Where else to go. */
  footer?: ReactNode
  children?: ReactNode
}

/** A form that is a screen of its own: fields below each other and one button. */
export function FormPage<Values extends FieldValues>({
  head,
  action,
  footer,
  children,
  ...frame
}: FormPageProps<Values>) {
  const { formProps } = useFormEvents(frame)
  return (
    <form ref={useTypedEarly(frame.form)} {...formProps} className={fields}>
      {head}
      <RequiredNote />
      {children}
      <FormError>{frame.error ? <ErrorMessage error={frame.error} /> : undefined}</FormError>
      <Button type="submit" tone="primary" size="lg" isFullWidth loading={frame.pending}>
        {action}
      </Button>
      {footer}
    </form>
  )
}
