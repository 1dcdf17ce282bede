import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
} from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from '#shared/after-paint.ts'
import { cx } from '#shared/cx.ts'
import { isInToast } from '#shared/is-in-toast.ts'
import type { DialogContentProps } from './dialog.tsx'
import { CloseButton, type DialogHeaderProps, HeaderFrame } from './dialog-header.tsx'
import { keepAlone, keepTabInside } from './keep-alone.ts'
import * as styles from './dialog.css.ts'

type LightContext = { titleId: string; onClose: () => void }

const Light = createContext<LightContext>({ titleId: '', onClose: () => {} })

export type DockContentProps = ComponentProps<'div'> & {
  ref: RefObject<HTMLDivElement | null>
  /** Escape, the close button, and where it covers the page a press beside it. */
  onClose: () => void
  /** It is gone: gives the focus back to where it belongs. */
  onClosed: () => void
  children: ReactNode
}

export type LightDialogContentProps = DockContentProps & Pick<DialogContentProps, 'size' | 'phone'>

/** It covers the page, which cannot be reached while it is open. */
function Content({ size, phone, className, onKeyDown, ...rest }: LightDialogContentProps) {
  const { ref, onClose } = rest
  // What is behind is out of reach by what covers it; all else can wait until the dialog is seen.
  useEffect(() => {
    let release: (() => void) | undefined
    const stop = afterPaint(() => {
      if (ref.current) release = keepAlone(ref.current)
    })
    return () => {
      stop()
      release?.()
    }
  }, [ref])
  return createPortal(
    <>
      <div className={styles.overlay} data-state="open" onClick={onClose} aria-hidden />
      <Surface
        {...rest}
        aria-modal
        className={cx(styles.content({ size, phone }), styles.light, className)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          keepTabInside(event)
        }}
      />
    </>,
    document.body,
  )
}

/** Where it is put in the page, in place of the list it was opened from only as far as it needs room: both stay usable. */
function DockContent({ className, ...rest }: DockContentProps) {
  return <Surface {...rest} className={cx(styles.dock, className)} />
}

function Surface({ ref, onClose, onClosed, children, ...rest }: DockContentProps) {
  const titleId = useId()
  const close = useEffectEvent(onClose)
  const giveFocusBack = useEffectEvent(onClosed)
  useEffect(() => {
    // What lies on top of it takes the key for itself before it gets here.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (isInToast(event.target)) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', handleKey)
    const stop = afterPaint(() => {
      if (!ref.current?.contains(document.activeElement))
        ref.current?.focus({ preventScroll: true })
    })
    return () => {
      document.removeEventListener('keydown', handleKey)
      stop()
      giveFocusBack()
    }
  }, [ref])
  return (
    <div {...rest} ref={ref} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Light value={{ titleId, onClose }}>{children}</Light>
    </div>
  )
}

function Header({ title, description, closeLabel, ...rest }: DialogHeaderProps) {
  const { titleId, onClose } = use(Light)
  return (
    <HeaderFrame {...rest} close={<CloseButton label={closeLabel} onClick={onClose} />}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {description && <div className={styles.description}>{description}</div>}
    </HeaderFrame>
  )
}

/**
 * A dialog that opens and closes often over a page of many elements: open as long as it is drawn. A modal one of the browser or of
 * Radix forbids presses outside and scrolling by what every element of the page inherits, and so has all of them worked out anew;
 * this one covers them, and is on screen before it does anything else.
 */
export const LightDialog = { Content, Header }

/** Same parts as a light dialog, beside what it was opened from. */
export const Dock = { Content: DockContent, Header }
