import { type KeyboardEvent, useState } from 'react'

/** The marked entry of a list that an input drives: arrows, Home and End mark, Enter chooses. Keys of an input method are left alone. */
export function useListNavigation(count: number, onChoose: (index: number) => void) {
  const [marked, setMarked] = useState(0)
  const active = Math.min(marked, Math.max(0, count - 1))
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    const next = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      Home: event.ctrlKey ? 0 : undefined,
      End: event.ctrlKey ? count - 1 : undefined,
    }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setMarked(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onChoose(active)
    }
  }
  return { active, setActive: setMarked, handleKeyDown }
}
