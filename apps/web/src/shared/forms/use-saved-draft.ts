import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { writeDraft } from '#shared/forms/draft.ts'

/** Milliseconds after the last key until the draft is stored. */
const delayMs = 500

/** Stores the texts of a form as a draft, debounced, and removes it when they are saved or taken back. */
export function useSavedDraft<Values extends FieldValues>(
  name: string,
  control: Control<Values>,
  hasChanges: boolean,
): void {
  const values = useWatch({ control })
  // A stored draft is only taken over after the first render: until then it must stay.
  const hadChanges = useRef(false)
  useEffect(() => {
    if (!hasChanges) {
      if (hadChanges.current) writeDraft(name, undefined)
      return undefined
    }
    hadChanges.current = true
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const timer = setTimeout(() => writeDraft(name, Object.fromEntries(texts)), delayMs)
    return () => clearTimeout(timer)
  }, [name, values, hasChanges])
}
