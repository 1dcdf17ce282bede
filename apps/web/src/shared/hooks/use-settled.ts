import { useEffect, useState } from 'react'

/** Longer than between two letters, shorter than people wait for. */
const settleMs = 250

/** A text once it is no longer being typed, for what asks a server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
