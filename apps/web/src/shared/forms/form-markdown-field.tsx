import { Skeleton } from '@halyard/ui'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { isRequiredIn } from '#shared/forms/required.ts'
import { lazyPart } from '#shared/lazy-part.ts'

const MarkdownField = lazyPart('MarkdownField', () => import('#shared/forms/markdown-field.tsx'))

type FormMarkdownFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPathByValue<Values, string>
  label: string
  hint?: ReactNode
  labelAside?: string
}

/** Markdown of a form, with toolbar and preview. The editor loads after the rest of the screen. */
export function FormMarkdownField<Values extends FieldValues>({
  control,
  name,
  labelAside = 'Markdown',
  ...rest
}: FormMarkdownFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <div id={name}>
      <Suspense fallback={<Skeleton height="22rem" shape="box" />}>
        <MarkdownField
          {...rest}
          labelAside={labelAside}
          value={field.value}
          onValueChange={field.onChange}
          error={fieldState.error?.message}
          isRequired={isRequiredIn(control, name, '')}
        />
      </Suspense>
    </div>
  )
}
