import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation to another page the focus goes to its heading, which readers then announce; else to the content. */
export function useFocusOnNavigation(mainId: string): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  // Before the first key on the new page: a later move would take the focus from where that key put it.
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // Somebody may have opened the palette and begun to type while the page was loading.
    if (document.activeElement?.closest('[role=dialog]')) return
    const main = document.getElementById(mainId)
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]')
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [pathname, mainId])
}
