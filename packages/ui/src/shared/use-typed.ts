import { useState } from 'react'

/**
 * Text that is in a field at once, while its owner may take a moment to follow, as one does that keeps it in the page's
 * address. A late value that was typed here is no news: it must not take back what was typed since. Any other value is.
 */
export function useTyped(value: string, onValueChange: (value: string) => void) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [awaited, setAwaited] = useState<readonly string[]>([])
  if (value !== seen) {
    setSeen(value)
    const at = awaited.indexOf(value)
    setAwaited(at < 0 ? [] : awaited.slice(at + 1))
    if (at < 0) setText(value)
  }
  const type = (next: string) => {
    setText(next)
    setAwaited((before) => [...before, next])
    onValueChange(next)
  }
  return [text, type] as const
}
