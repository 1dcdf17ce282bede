import type { FocusEvent, FormEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What every frame of a form is given; none can be forgotten. */
export type FormFrameProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** Runs when nothing is wrong. Failures are the caller's mutation's. */
  onSubmit: (values: Values) => void
  pending: boolean
  /** Why the last submission failed, as far as no field says it; null or undefined when it did not. */
  error: unknown
  /** Runs when a field gets the focus. */
  onFieldFocus?: (() => void) | undefined
}

/** Props of the `<form>` in a frame. */
export function useFormEvents<Values extends FieldValues>({
  form,
  onSubmit,
  pending,
  onFieldFocus,
}: FormFrameProps<Values>) {
  const submit = (event?: FormEvent) => {
    if (pending) event?.preventDefault()
    else void form.handleSubmit(onSubmit)(event)
  }
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      onFieldFocus?.()
  }
  return {
    submit,
    formProps: {
      // Where no code runs the browser would write what was typed, passwords too, into the address.
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onFocus: handleFocus,
    },
  }
}
