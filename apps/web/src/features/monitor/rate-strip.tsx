import type { MonitorEntry } from '@halyard/query'
import { MiniBars } from '@halyard/ui/charts'
import { NumberStat } from '#features/monitor/number-stat.tsx'
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
  const { total, accepted, wrong, perMinute, acceptedPerMinute } = lastHour(entries, nowMs)
  const shared = entries.filter(({ kind }) => kind === 'shared').length
  const share = (part: number) => (total > 0 ? ` ${percent(part / total)}` : '')
  const most = number(Math.max(...perMinute))
  return (
    <div className={styles.rate}>
      <dl className={styles.stats}>
        <NumberStat label={<Trans>Submissions, last hour</Trans>}>{number(total)}</NumberStat>
        <NumberStat label={<Trans context="flags">Accepted</Trans>}>
          {number(accepted)}
          <small className={styles.part}>{share(accepted)}</small>
        </NumberStat>
        <NumberStat label={<Trans context="flags">Wrong</Trans>}>
          {number(wrong)}
          <small className={styles.part}>{share(wrong)}</small>
        </NumberStat>
        <NumberStat label={<Trans>Shared flags, whole game</Trans>}>
          <span className={shared > 0 ? styles.bad : undefined}>{number(shared)}</span>
        </NumberStat>
      </dl>
      <figure className={styles.chart}>
        <figcaption className={styles.chartHead}>
          <span>
            <Trans comment="Title of bars: submissions in each minute.">Per minute</Trans>
          </span>
          <span className={styles.legend} data-part>
            <Trans comment="Legend of bars: these flags were right.">accepted</Trans>
          </span>
          <span className={styles.legend}>
            <Trans comment="Legend of bars: these flags were not right.">wrong</Trans>
          </span>
        </figcaption>
        <MiniBars
          values={perMinute}
          parts={acceptedPerMinute}
          label={t`Per minute in the last hour, ${most} at the most`}
        />
      </figure>
    </div>
  )
}
