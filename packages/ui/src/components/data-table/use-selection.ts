import { useRef } from 'react'
import { type DataSelection, keysBetween } from './types.ts'

/** Chooses a row, or with Shift all from the one chosen last to this one. */
export function useSelection(keys: readonly string[], selection: DataSelection | undefined) {
  const anchor = useRef<string | null>(null)
  return (key: string, isExtending: boolean) => {
    if (!selection) return
    const next = new Set(selection.selected)
    const touched = isExtending && anchor.current ? keysBetween(keys, anchor.current, key) : [key]
    const isAdding = isExtending || !next.has(key)
    for (const each of touched) {
      if (isAdding) next.add(each)
      else next.delete(each)
    }
    anchor.current = key
    selection.onChange(next)
  }
}
