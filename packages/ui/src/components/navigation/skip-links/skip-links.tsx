import type { ReactNode } from 'react'
import * as styles from './skip-links.css.ts'

export type SkipLinksProps = {
  label: string
  /** Ids of the targets; each must be focusable (`tabIndex={-1}`). */
  links: readonly { targetId: string; label: ReactNode }[]
}

/** First stop of the keyboard: invisible until it has the focus. */
export function SkipLinks({ label, links }: SkipLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map(({ targetId, label: text }) => (
        <a
          key={targetId}
          href={`#${targetId}`}
          className={styles.link}
          onClick={(event) => {
            event.preventDefault()
            document.querySelector<HTMLElement>(`#${CSS.escape(targetId)}`)?.focus()
          }}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
