import { useRef } from 'react'

/**
 * Radix gives the focus back to the trigger; a dialog that is opened by state has none, so this remembers where the focus was. One
 * that an address opened came before anything had it: the page's heading takes it then.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      // It comes a task after the dialog went: what was opened or pressed since then keeps the focus.
      if (document.activeElement !== document.body) {
        event.preventDefault()
        return
      }
      if (!before.current?.isConnected) return
      event.preventDefault()
      if (before.current === document.body) heading()?.focus({ preventScroll: true })
      else before.current.focus()
    },
  }
}

const heading = () =>
  document.querySelector<HTMLElement>('main h1[tabindex]') ??
  document.querySelector<HTMLElement>('main')
