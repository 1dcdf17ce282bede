import { Button, FormError } from '@halyard/ui'
import type { ReactNode, FormEvent } from 'react'
import { FormHead } from '#features/account/form-head.tsx'
import { useErrorText } from '#shared/error-text.ts'
import { fields } from '#shared/form.css.ts'

type LinkFormProps = {
  title: string
  /** What the button will do, naming the address. */
  children: ReactNode
  action: ReactNode
  pending: boolean
  error: unknown
  /** What else can be done when the link is refused. */
  wayOut: ReactNode
  onSubmit: () => void
}

/** The page behind a link of a mail: it does nothing until the reader presses, since mail scanners open links, too. */
export function LinkForm({
  title,
  children,
  action,
  pending,
  error,
  wayOut,
  onSubmit,
}: LinkFormProps) {
  const errorText = useErrorText()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={fields} onSubmit={handleSubmit}>
      <FormHead title={title}>{children}</FormHead>
      <FormError>{error ? errorText(error) : undefined}</FormError>
      <Button type="submit" tone="primary" size="lg" isFullWidth pending={pending}>
        {action}
      </Button>
      {Boolean(error) && wayOut}
    </form>
  )
}
