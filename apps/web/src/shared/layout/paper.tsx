import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import * as styles from './paper.css.ts'

/** What is printed instead of the page, made only when it is. */
export function Paper({ children }: { children: () => ReactNode }) {
  if (!useIsPrinting()) return null
  return createPortal(<section className={styles.sheet}>{children()}</section>, document.body)
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page as it is when this handler returns.
    const handleBefore = () => flushSync(() => setIsPrinting(true))
    const handleAfter = () => setIsPrinting(false)
    window.addEventListener('beforeprint', handleBefore)
    window.addEventListener('afterprint', handleAfter)
    return () => {
      window.removeEventListener('beforeprint', handleBefore)
      window.removeEventListener('afterprint', handleAfter)
    }
  }, [])
  return isPrinting
}
