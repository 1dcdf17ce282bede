import type { KeyboardEvent, RefObject } from 'react'

type StepKeys = {
  content: RefObject<HTMLElement | null>
  previous: number | undefined
  next: number | undefined
  onMove: (challengeId: number) => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

/** Keys of an open challenge: `[` and `]` step, `f` goes to the flag field. None of them while typing. */
export function useStepKeys({ content, previous, next, onMove }: StepKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'f') {
      event.preventDefault()
      content.current?.querySelector<HTMLInputElement>('form input')?.focus()
    }
    const target = { '[': previous, ']': next }[event.key]
    if (target !== undefined) onMove(target)
  }
}
