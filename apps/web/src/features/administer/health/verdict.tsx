import { Card, CodeFlags } from '@halyard/ui'
import { Plural, Trans } from '@lingui/react/macro'
import type { Check } from '#features/administer/health/checks.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './health.css.ts'

type VerdictProps = { checks: readonly Check[]; fineSince: number | null }

/** The answer that people come for: whether everything works. */
export function Verdict({ checks, fineSince }: VerdictProps) {
  const { weekdayTime } = useFormat()
  const failing = checks.filter(({ state }) => state === 'bad' || state === 'warn').length
  const moment = fineSince === null ? undefined : weekdayTime(fineSince)
  const isKnown = checks.some(({ name, state }) => name === 'server' && state !== 'unknown')
  if (!isKnown) return null
  return (
    <Card>
      <div className={styles.verdict}>
        <span className={styles.flag}>
          <CodeFlags letters={[failing === 0 ? 'C' : 'F']} />
        </span>
        <div>
          <h2 className={styles.verdictTitle}>
            {failing === 0 ? (
              <Trans>Everything works</Trans>
            ) : (
              <Plural value={failing} one="# part needs you" other="# parts need you" />
            )}
          </h2>
          {moment && (
            <p className={styles.muted}>
              <Trans>The server has answered without a break since {moment}.</Trans>
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
