import { useState } from 'react'
import { flushSync } from 'react-dom'

/** Its keys are its own. */
const isInToast = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-swipe-direction]') !== null

/** What Radix' layers look at themselves anew on. */
const LAYERS_CHANGED = 'dismissableLayer.update'

/**
 * Radix gives Escape to the newest layer, and a toast is one: with a toast that came later, a dialog would need a second
 * press. A press that is not made in a toast therefore goes once more to where it was made, with the toasts out of the way.
 */
export function useEscapeBeneath() {
  const [isAside, setIsAside] = useState(false)
  const handleEscape = (event: KeyboardEvent) => {
    const { target } = event
    if (!target || isInToast(target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Both at once: the press may not come before the layer beneath listens.
    flushSync(() => setIsAside(true))
    flushSync(() => document.dispatchEvent(new CustomEvent(LAYERS_CHANGED)))
    target.dispatchEvent(new KeyboardEvent(event.type, event))
    setIsAside(false)
  }
  return { isAside, handleEscape }
}
