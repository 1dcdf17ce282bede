import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same one across renders and calls the function of the last render: for parts that are
 * remembered by their props. Call it from events, never while rendering.
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
