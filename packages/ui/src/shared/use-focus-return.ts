import { useRef } from 'react'

/** Gives the focus back to where it was, also when a dialog was opened by state and has no trigger of its own. */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current?.isConnected) return
      event.preventDefault()
      before.current.focus()
    },
  }
}
