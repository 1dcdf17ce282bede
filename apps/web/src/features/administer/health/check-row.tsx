import type { HealthHistory } from '@halyard/api'
import { Badge } from '@halyard/ui'
import { Sparkline, StateStrip } from '@halyard/ui/charts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import type { Check, CheckState } from '#features/administer/health/checks.ts'
import { hasPast, pastOf } from '#features/administer/health/past.ts'
import type { Past } from '#features/administer/health/past.ts'
import { adviceTexts, checkLabels, stateLabels } from '#features/administer/health/labels.ts'
import { now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './health.css.ts'

const looks = {
  ok: ['ok', CircleCheck],
  warn: ['warn', TriangleAlert],
  bad: ['bad', CircleX],
  unknown: ['neutral', CircleHelp],
} as const satisfies Record<CheckState, unknown>

type CheckRowProps = {
  check: Check
  /** What was measured of it just now. */
  value: string | undefined
  /** Undefined where the server keeps none. */
  history: HealthHistory | undefined
}

/** One part: whether it works, its number, how the last day was, and what to do where it does not work. */
export function CheckRow({ check: { name, state }, value, history }: CheckRowProps) {
  const { i18n } = useLingui()
  const [tone, Icon] = looks[state]
  const past = history && hasPast(name) ? pastOf(name, history, now()) : undefined
  const needsHelp = state === 'bad' || state === 'warn'
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <Icon size={16} aria-hidden className={styles.icons[state]} />
        {i18n._(checkLabels[name])}
      </span>
      <span className={styles.value}>{value}</span>
      <span className={styles.day}>
        {past && <Day name={i18n._(checkLabels[name])} past={past} />}
      </span>
      <span className={styles.since}>
        {state === 'ok' && past?.fineSince ? (
          <Since at={past.fineSince} />
        ) : (
          <Badge tone={tone}>{i18n._(stateLabels[state])}</Badge>
        )}
      </span>
      {needsHelp && <p className={styles.advice}>{i18n._(adviceTexts[name])}</p>}
    </li>
  )
}

function Since({ at }: { at: number }) {
  const { weekdayTime } = useFormat()
  const moment = weekdayTime(at)
  return <Trans comment="Of a part of the server.">Works since {moment}</Trans>
}

function Day({ name, past: { states, values, covered } }: { name: string; past: Past }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const failed = states.filter((state) => state === 'bad').length / 2
  const hours = number(failed)
  const label =
    failed === 0
      ? t`${name}: no trouble in the last day`
      : t`${name}: trouble within ${hours} hours of the last day`
  if (values && failed === 0) {
    return (
      <span className={styles.covered} style={{ inlineSize: `${covered * 100}%` }}>
        <Sparkline values={values} label={label} height={24} />
      </span>
    )
  }
  return <StateStrip states={states} label={label} />
}
