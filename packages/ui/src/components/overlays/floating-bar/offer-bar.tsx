import { type ReactNode, useId } from 'react'
import { coversBottom } from '#shared/covers.ts'
import * as styles from './floating-bar.css.ts'

export type OfferBarProps = {
  title: ReactNode
  children: ReactNode
  /** Small buttons, one of which declines. */
  actions: ReactNode
}

/** Keeps the end of the page out from under the bar; nothing that is on show moves for that. */
function makeRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { body } = document
  const measure = () => {
    const isFixed = getComputedStyle(bar).position === 'fixed'
    const reach = window.innerHeight - bar.getBoundingClientRect().top
    body.style.paddingBlockEnd = isFixed ? `${reach}px` : ''
  }
  const uncover = coversBottom(bar)
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  return () => {
    uncover?.()
    observer.disconnect()
    body.style.paddingBlockEnd = ''
  }
}

/** What is offered once and can wait. It comes when the page is already read, so it moves nothing there. */
export function OfferBar({ title, children, actions }: OfferBarProps) {
  const id = useId()
  return (
    <div ref={makeRoom} className={styles.offerPlace}>
      <section aria-labelledby={id} className={styles.bar}>
        <p className={styles.offer}>
          <strong id={id} className={styles.title}>
            {title}
          </strong>{' '}
          {children}
        </p>
        <span className={styles.actions}>{actions}</span>
      </section>
    </div>
  )
}
