import { useContext, useSyncExternalStore } from 'react'
import { RenderedForContext } from '#shared/platform/rendered-for.ts'

/**
 * Whether the window is at least as wide as a media condition says, such as one of `from` in the theme. For what style sheets cannot do:
 * not rendering at all. On the server and while the page is hydrated every window is, but those of phones.
 */
export function useMedia(condition: string): boolean {
  const renderedFor = useContext(RenderedForContext)
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(condition).matches,
    () => renderedFor?.isPhone === false,
  )
}
