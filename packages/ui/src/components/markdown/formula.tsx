import { type ReactNode, useEffect, useState } from 'react'
import * as styles from './markdown.css.ts'

type Drawn = { source: string; isBlock: boolean; math: ReactNode }

/** A formula. Until its typesetter is there, and where it cannot be read, its source stands in its place. */
export function Formula({ source, isBlock }: { source: string; isBlock: boolean }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isCurrent = true
    const update = async () => {
      try {
        const { typeset } = await import('./typeset.ts')
        if (isCurrent) setDrawn({ source, isBlock, math: typeset(source, isBlock) })
      } catch {
        // The typesetter did not load, offline for instance: the source stays.
      }
    }
    void update()
    return () => {
      isCurrent = false
    }
  }, [source, isBlock])
  const isFresh = drawn?.source === source && drawn.isBlock === isBlock
  const math = isFresh ? drawn.math : null
  if (!math) return <code className={styles.codespan}>{source}</code>
  if (!isBlock) return math
  return (
    // A box that scrolls must take the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span className={styles.formula} tabIndex={0}>
      {math}
    </span>
  )
}
