import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { useEffect, useState } from 'react'
import * as styles from './navigation-line.css.ts'

/** A navigation that is there sooner shows nothing of its way, in milliseconds. */
const patienceMs = 300

/** A thin line along the upper edge while a screen that was asked for has not come yet. */
export function NavigationLine() {
  const isWaiting = useNavigation().state !== 'idle'
  return isWaiting ? <Line /> : null
}

function Line() {
  const { t } = useLingui()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div
      role="progressbar"
      aria-label={t({ message: 'Loading the page', comment: 'While a page is on its way.' })}
      className={styles.line}
    />
  )
}
