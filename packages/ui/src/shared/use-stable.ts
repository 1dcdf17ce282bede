import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same one from drawing to drawing and does what the last drawing gave it: for parts that are
 * remembered by their props. Call it from events, never while drawing.
 */
export function useStable<Args extends unknown[], Result>(
  action: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(action)
  useLayoutEffect(() => {
    latest.current = action
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
