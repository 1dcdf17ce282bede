import type { KeyboardEvent, RefObject } from 'react'
import { isShortcut } from '#shared/preferences/shortcuts.ts'

type StepKeys = {
  content: RefObject<HTMLElement | null>
  previous: number | undefined
  next: number | undefined
  onMove: (challengeId: number) => void
}

/** Keys of an open challenge: `[` and `]` step, `f` goes to the flag field. None of them while typing, or when switched off. */
export function useStepKeys({ content, previous, next, onMove }: StepKeys) {
  return (event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    if (event.key === 'f') {
      event.preventDefault()
      content.current?.querySelector<HTMLInputElement>('form input')?.focus()
    }
    const target = { '[': previous, ']': next }[event.key]
    if (target !== undefined) onMove(target)
  }
}
