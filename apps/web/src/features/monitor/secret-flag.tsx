import { IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { createContext, use, useEffect, useState } from 'react'
import * as styles from './monitor.css.ts'

/** Whether all flags are shown. */
export const FlagsShownContext = createContext(false)

/** One that was shown hides itself: others may see the screen, too. In milliseconds. */
const shownForMs = 20_000

/** A flag somebody sent, hidden until it is asked for. */
export function SecretFlag({ text }: { text: string }) {
  const { t } = useLingui()
  const areAllShown = use(FlagsShownContext)
  const [isRevealed, setRevealed] = useState(false)
  useEffect(() => {
    if (!isRevealed) return undefined
    const timer = setTimeout(() => setRevealed(false), shownForMs)
    return () => clearTimeout(timer)
  }, [isRevealed])
  if (!text) return null
  const isShown = areAllShown || isRevealed
  return (
    <span className={styles.line}>
      {!areAllShown && (
        <IconButton
          size="sm"
          label={isShown ? t`Hide the flag` : t`Show the flag`}
          onClick={() => setRevealed(!isShown)}
        >
          {isShown ? <EyeOff size={14} /> : <Eye size={14} />}
        </IconButton>
      )}
      {/* As long for every flag: its length says something, too. */}
      <code className={`${styles.flag} ${styles.name}`} title={isShown ? text : undefined}>
        {isShown ? text : '••••••••••'}
      </code>
    </span>
  )
}
