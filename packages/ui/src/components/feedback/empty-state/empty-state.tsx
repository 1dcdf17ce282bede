import type { ReactNode } from 'react'
import { type CodeFlagLetter, CodeFlags } from '../../competition/code-flags/code-flags.tsx'
import * as styles from './empty-state.css.ts'

type StateProps = {
  flags: readonly CodeFlagLetter[]
  /** What it is, in one line. */
  title: ReactNode
  /** What to do, in one line. */
  children?: ReactNode
  /** At most two buttons. */
  actions?: ReactNode
  size?: 'part' | 'page'
  /** Level of the title; a whole page's is 1. */
  level?: 1 | 2 | 3
  /** Under the actions: details, a report. */
  footer?: ReactNode
}

function State({
  flags,
  title,
  children,
  actions,
  size = 'part',
  level = size === 'page' ? 1 : 3,
  footer,
}: StateProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <CodeFlags letters={flags} size={size === 'page' ? 64 : 44} />
      <div className={styles.body}>
        <Heading className={styles.title({ size })} tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Heading>
        {children && <div className={styles.text({ size })}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {footer}
    </>
  )
}

export type EmptyStateProps = Omit<StateProps, 'flags'> & { flags?: readonly CodeFlagLetter[] }

/** Nothing here: what it is, what to do. Default flag K, "I wish to communicate". */
export function EmptyState({ flags = ['K'], ...rest }: EmptyStateProps) {
  return (
    <div className={styles.state({ size: rest.size })}>
      <State flags={flags} {...rest} />
    </div>
  )
}

/** Failed to load: the plain reason, "Try now", the time of the next try. Default flag F, "I am disabled". */
export function ErrorState({ flags = ['F'], ...rest }: EmptyStateProps) {
  return (
    <div role="alert" className={styles.state({ size: rest.size })}>
      <State flags={flags} {...rest} />
    </div>
  )
}
