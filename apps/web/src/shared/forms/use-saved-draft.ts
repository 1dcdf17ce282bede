import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { writeDraft } from '#shared/forms/draft.ts'

/** Milliseconds after the last key until the draft is stored. */
const delayMs = 500

/** Stores what is typed as a draft, debounced, with what it was made from; removes it when it is saved or taken back. */
export function useSavedDraft<Values extends FieldValues>(
  name: string,
  base: Values,
  values: Values,
  hasChanges: boolean,
): void {
  // A stored draft is only taken over after the first render: until then it must stay.
  const hadChanges = useRef(false)
  useEffect(() => {
    if (!hasChanges) {
      if (hadChanges.current) writeDraft(name, undefined)
      return undefined
    }
    hadChanges.current = true
    let isWritten = false
    const write = () => {
      if (!isWritten) writeDraft(name, { base, values })
      isWritten = true
    }
    const timer = setTimeout(write, delayMs)
    // A page that is left or reloaded does not wait.
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [name, base, values, hasChanges])
  // Nor does a screen that is left for another.
  const keep = useEffectEvent(() => {
    if (hasChanges) writeDraft(name, { base, values })
  })
  useEffect(() => () => keep(), [])
}
