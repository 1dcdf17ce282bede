import type { MatchedFlag } from '@halyard/flags'
import type { MonitorEntry } from '@halyard/query'
import { Button, Callout } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useIsRight } from '#features/organise/flags/answers/use-is-right.ts'
import { commonWrong } from '#shared/game/challenge/common-wrong.ts'
import * as styles from '#features/organise/flags/flags.css.ts'

/** Teams from which on the same wrong flag is worth a look. */
const suspicious = 2
const shown = 5

type CommonWrongFlagsProps = {
  wrongAnswers: readonly MonitorEntry[]
  /** Flags that are right already, or about to be. */
  flags: readonly MatchedFlag[]
  onTake: (flag: string) => void
}

/** Wrong flags that several teams sent: perhaps one of them is right. */
export function CommonWrongFlags({ wrongAnswers, flags, onTake }: CommonWrongFlagsProps) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const isRight = useIsRight(flags)
  const [first, ...rest] = commonWrong(wrongAnswers, suspicious).filter(
    ({ flag }) => !isRight(flag),
  )
  if (!first) return null
  const most = first.teams.length
  return (
    <Callout
      tone="warn"
      title={t`${plural(most, { one: '# team sent the same wrong flag', other: '# teams sent the same wrong flag' })}`}
      action={
        <Button size="sm" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      }
    >
      <p>
        <Trans>Check it: perhaps it is right, too, or the statement leads to it.</Trans>
      </p>
      {isShown && (
        <ul className={styles.problems}>
          {[first, ...rest].slice(0, shown).map(({ flag, teams }) => {
            const count = teams.length
            return (
              <li key={flag} className={styles.wrongFlag}>
                <code className={styles.flag} dir="auto">
                  {flag}
                </code>
                <span>{t`${plural(count, { one: '# team', other: '# teams' })}`}</span>
                <Button
                  size="sm"
                  aria-label={t`Add to the flags: ${flag}`}
                  onClick={() => onTake(flag)}
                >
                  <Trans>Add to the flags</Trans>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Callout>
  )
}
