import { Card, VisuallyHidden } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './setup.css.ts'

type StepProps = {
  /** From 1. */
  number: number
  title: ReactNode
  /** Nothing is left to do in it. */
  isDone: boolean
  /** What comes of it; beside it where there is room. */
  result: ReactNode
  children: ReactNode
}

/** One step on the rope from a fresh platform to one that players can use. */
export function Step({ number, title, isDone, result, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <span className={styles.mark} aria-hidden>
        {isDone ? <Check size={16} /> : number}
      </span>
      <Card>
        <h2 className={styles.title}>
          {title}
          {isDone && (
            <VisuallyHidden>
              {' '}
              <Trans comment="After the name of a step.">(done)</Trans>
            </VisuallyHidden>
          )}
        </h2>
        <div className={styles.halves}>
          <div>{children}</div>
          <div className={styles.result}>{result}</div>
        </div>
      </Card>
    </li>
  )
}
