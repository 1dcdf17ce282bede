import { useState } from 'react'
import { flushSync } from 'react-dom'

/** The event on which Radix' layers read again which of them is on top. */
const LAYERS_CHANGED = 'dismissableLayer.update'

const isInToast = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-swipe-direction]') !== null

/**
 * Radix gives Escape to the newest layer, and a toast is one: below a toast that came later, a dialog or a menu would need a
 * second press. A press outside the toasts is therefore dispatched once more while they are not registered as layers.
 */
export function useEscapeBeneath() {
  const [isAside, setIsAside] = useState(false)
  const handleEscape = (event: KeyboardEvent) => {
    const { target } = event
    if (!target || isInToast(target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Synchronously: the layer beneath has to listen before the press comes again.
    flushSync(() => setIsAside(true))
    flushSync(() => document.dispatchEvent(new CustomEvent(LAYERS_CHANGED)))
    target.dispatchEvent(new KeyboardEvent(event.type, event))
    setIsAside(false)
  }
  return { isAside, handleEscape }
}
