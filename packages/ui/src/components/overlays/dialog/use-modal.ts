import { hideOthers } from 'aria-hidden'
import { type RefObject, useEffect } from 'react'
import { afterPaint } from '#shared/after-paint.ts'

/**
 * Keeps the page behind a dialog from assistive technology, from the focus and from scrolling. Until the dialog is painted its
 * backdrop is enough: it takes all presses.
 */
export function useModal(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let release: (() => void) | undefined
    const cancel = afterPaint(() => {
      if (content.current) release = isolate(content.current)
    })
    return () => {
      cancel()
      release?.()
    }
  }, [content])
}

function isolate(element: HTMLElement): () => void {
  const show = hideOthers(element)
  const unlock = lockScroll()
  const unmark = markPage()
  const stop = new AbortController()
  const handleFocus = ({ target, relatedTarget: last }: FocusEvent) => {
    // What came later, such as a toast or a second dialog, is not hidden and may have the focus.
    if (!(target instanceof Element && target.closest('[data-aria-hidden]'))) return
    const isOwn = last instanceof HTMLElement && element.contains(last)
    ;(isOwn ? last : element).focus()
  }
  document.addEventListener('focusin', handleFocus, { signal: stop.signal })
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) element.focus()
  })
  observer.observe(element, { childList: true, subtree: true })
  return () => {
    stop.abort()
    observer.disconnect()
    unlock()
    unmark()
    show()
  }
}

/** Whether a dialog is open, for parts of the page above it, such as toasts. */
function markPage(): () => void {
  const { dataset } = document.documentElement
  const before = dataset['modal']
  dataset['modal'] = ''
  return () => {
    if (before === undefined) delete dataset['modal']
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
