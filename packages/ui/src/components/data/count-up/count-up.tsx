import { useEffect, useState } from 'react'
import { DURATION_MS } from '#theme/tokens.ts'
import * as styles from './count-up.css.ts'

const isStill = () =>
  document.documentElement.dataset.motion === 'reduced' ||
  (document.documentElement.dataset.motion !== 'full' &&
    matchMedia('(prefers-reduced-motion: reduce)').matches)

export type CountUpProps = { value: number; format: (value: number) => string }

/** Counts from 0 to a number while a flag goes up; at once where motion is unwanted. Readers hear the number only, once. */
export function CountUp({ value, format }: CountUpProps) {
  const [share, setShare] = useState(() => (isStill() ? 1 : 0))
  useEffect(() => {
    if (isStill()) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      // A frame may have begun before this was shown.
      const next = Math.min(1, Math.max(0, now - start) / DURATION_MS.hoist)
      setShare(next)
      if (next < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  if (share === 1) return <span>{format(value)}</span>
  return (
    <span className={styles.counting} data-shown={format(Math.round(value * share))}>
      {format(value)}
    </span>
  )
}
