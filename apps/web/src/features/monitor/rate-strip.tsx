import type { MonitorEntry } from '@halyard/query'
import { Stat } from '@halyard/ui'
import { MiniBars } from '@halyard/ui/charts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lastHour } from '#features/monitor/rate.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './monitor.css.ts'

const stepMs = 10_000

/** How busy the last hour was. */
export function RateStrip({ entries }: { entries: readonly MonitorEntry[] }) {
  const { t } = useLingui()
  const { number, percent } = useFormat()
  const nowMs = useFromNow((now) => Math.ceil(now / stepMs) * stepMs)
  const { total, accepted, wrong, perMinute } = lastHour(entries, nowMs)
  const shared = entries.filter(({ kind }) => kind === 'shared').length
  const share = (part: number) => (total > 0 ? ` ${percent(part / total)}` : '')
  const most = number(Math.max(...perMinute))
  return (
    <div className={styles.rate}>
      <dl className={styles.rate}>
        <Stat label={<Trans>Last hour</Trans>}>{number(total)}</Stat>
        <Stat label={<Trans context="flags">Accepted</Trans>}>
          {number(accepted)}
          <small className={styles.muted}>{share(accepted)}</small>
        </Stat>
        <Stat label={<Trans context="flags">Wrong</Trans>}>
          {number(wrong)}
          <small className={styles.muted}>{share(wrong)}</small>
        </Stat>
        <Stat label={<Trans>Shared flags, whole game</Trans>}>
          <span className={shared > 0 ? styles.bad : undefined}>{number(shared)}</span>
        </Stat>
      </dl>
      <div className={styles.chart}>
        <MiniBars values={perMinute} label={t`Per minute in the last hour, ${most} at the most`} />
      </div>
    </div>
  )
}
