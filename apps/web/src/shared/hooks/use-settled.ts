import { useEffect, useState } from 'react'

/** Longer than between two letters, shorter than people wait for. */
const settleMs = 250

/** What is typed once it is no longer being typed, for what asks a server. */
export function useSettled<Value>(typed: Value): Value {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
