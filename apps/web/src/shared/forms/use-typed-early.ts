import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Takes over what was typed into a rendered form before it was hydrated: React leaves it in the fields, and knows nothing of it.
 *
 * @returns the ref of the `<form>`
 */
export function useTypedEarly<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  const take = useEffectEvent(() => {
    const known = form.getValues()
    const isKnown = (name: string): name is FieldPath<Values> => typeof known[name] === 'string'
    for (const field of element.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || !isKnown(field.name)) continue
      if (field.value === known[field.name]) continue
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text, as the one that is known
      const typed = field.value as PathValue<Values, typeof field.name>
      form.setValue(field.name, typed, { shouldDirty: true })
    }
  })
  useEffect(() => take(), [])
  return element
}
