import { hideOthers } from 'aria-hidden'
import type { KeyboardEvent } from 'react'

/**
 * For readers there is nothing else but the element and what announces news; the focus does not go behind it, and what had it
 * and goes leaves it to the element; the page stays where it is. @returns ends that
 */
export function keepAlone(element: HTMLElement): () => void {
  const show = hideOthers(element)
  const unlock = lockScroll()
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) element.focus()
  })
  observer.observe(element, { childList: true, subtree: true })
  const handleFocus = ({ target }: FocusEvent) => {
    // Toasts and questions on top of it may have the focus; the page behind may not.
    if (!(target instanceof Element) || element.contains(target)) return
    if (target.closest('[data-aria-hidden]')) element.focus()
  }
  document.addEventListener('focusin', handleFocus)
  return () => {
    document.removeEventListener('focusin', handleFocus)
    observer.disconnect()
    unlock()
    show()
  }
}

/** Keeps the page where it is, and as wide as it is. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => void Object.assign(style, { overflow, scrollbarGutter })
}

const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

/** Tab goes around in the element that takes the key. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget, defaultPrevented } = event
  if (key !== 'Tab' || defaultPrevented) return
  const { activeElement } = document
  // A question on top of it hands its keys on through React, and has a round of its own.
  if (!currentTarget.contains(activeElement)) return
  const inside = [...currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true }),
  )
  const [first] = inside
  const last = inside.at(-1)
  const isAtEnd = shiftKey
    ? activeElement === first || activeElement === currentTarget
    : activeElement === last
  if (!isAtEnd) return
  event.preventDefault()
  const target = shiftKey ? last : first
  target?.focus()
}
