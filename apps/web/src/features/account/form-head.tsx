import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import * as styles from './form-parts.css.ts'

type FormHeadProps = {
  title: ReactNode
  children?: ReactNode
  /** Takes the focus: for a heading that appears as the answer to what was sent. */
  isAnswer?: boolean
}

/** Heading of an account screen and its one sentence. */
export function FormHead({ title, children, isAnswer = false }: FormHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  )
}
