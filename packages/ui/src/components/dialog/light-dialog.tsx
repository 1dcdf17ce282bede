import { hideOthers } from 'aria-hidden'
import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { cx } from '#shared/cx.ts'
import { Dialog, type DialogContentProps } from './dialog.tsx'
import * as styles from './dialog.css.ts'

/** A dialog that leaves the page behind it as it is drawn; what a modal one keeps away is kept away here too. */
function Root(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

type OutsideEvent = { detail: { originalEvent: PointerEvent }; preventDefault: () => void }

/** A press for the system's menu is not one beside the dialog. */
function keepForMenu(event: OutsideEvent) {
  const { button, ctrlKey } = event.detail.originalEvent
  if (button === 2 || (button === 0 && ctrlKey)) event.preventDefault()
}

function Content({
  size,
  phone,
  className,
  ref,
  onPointerDownOutside,
  children,
  ...rest
}: DialogContentProps & { ref: RefObject<HTMLDivElement | null> }) {
  useScrollLock()
  return (
    <Primitive.Portal>
      <div className={styles.overlay} data-state="open" />
      <Primitive.Content
        ref={ref}
        aria-describedby={undefined}
        aria-modal
        className={cx(styles.content({ size, phone }), className)}
        onPointerDownOutside={(event) => {
          keepForMenu(event)
          onPointerDownOutside?.(event)
        }}
        onFocusOutside={(event) => {
          event.preventDefault()
          const { target } = event.detail.originalEvent
          // Toasts and questions on top of it may have the focus; the page behind may not.
          if (target instanceof Element && target.closest('[data-aria-hidden]'))
            ref.current?.focus()
        }}
        {...rest}
      >
        {children}
        <Alone content={ref} />
      </Primitive.Content>
    </Primitive.Portal>
  )
}

/** For readers there is nothing else, but for what announces news; and what had the focus and goes leaves it to the dialog. */
function Alone({ content }: { content: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = content.current
    if (!element) return undefined
    const show = hideOthers(element)
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) element.focus()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      show()
    }
  }, [content])
  return null
}

/** Keeps the page where it is, and as wide as it is. */
function useScrollLock() {
  const before = useRef({ overflow: '', scrollbarGutter: '' })
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement
    const { overflow, scrollbarGutter } = style
    before.current = { overflow, scrollbarGutter }
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => void Object.assign(style, before.current)
  }, [])
}

/**
 * Same parts as a dialog, for one that opens and closes often over a page of many elements. A modal one forbids presses outside
 * and scrolling by styles that every element of the page inherits, and so has all of them worked out anew; this one covers them.
 */
export const LightDialog = { ...Dialog, Root, Content }
