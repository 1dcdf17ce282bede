import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormHead } from '#features/account/form-head.tsx'
import { FormPage } from '#shared/forms/form-page.tsx'

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
export function LinkForm({ title, children, wayOut, ...frame }: LinkFormProps) {
  return (
    <FormPage
      {...frame}
      form={useForm()}
      head={<FormHead title={title}>{children}</FormHead>}
      footer={Boolean(frame.error) && wayOut}
    />
  )
}
