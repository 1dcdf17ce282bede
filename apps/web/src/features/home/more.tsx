import { TextLink } from '@halyard/ui'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#shared/link.tsx'
import * as styles from './more.css.ts'

/** A link from a few of them to the list of all. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink tone="muted" asChild>
      <Link to={to} className={styles.more}>
        {children}
        <ArrowRight size={14} aria-hidden />
      </Link>
    </TextLink>
  )
}
