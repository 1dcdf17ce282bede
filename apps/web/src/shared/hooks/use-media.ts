import { useSyncExternalStore } from 'react'

/** Whether a media condition holds, such as one of `from` in the theme. For what style sheets cannot do: not drawing at all. */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(condition).matches,
  )
}
