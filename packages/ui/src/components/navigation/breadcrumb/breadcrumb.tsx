import { ChevronRight } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import * as styles from './breadcrumb.css.ts'

/** The position of this page; children are links, the last one is the page itself. */
export function Breadcrumb({ label, children, ...rest }: Labelled & { children: ReactNode }) {
  const steps = Children.toArray(children)
  return (
    <nav aria-label={label} {...rest}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const isLast = index === steps.length - 1
          return (
            <li key={index} className={styles.item} aria-current={isLast ? 'page' : undefined}>
              {step}
              {!isLast && <ChevronRight size={14} className={styles.divider} aria-hidden />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
