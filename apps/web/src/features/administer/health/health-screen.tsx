import { useGetHealth } from '@halyard/query'
import {
  Badge,
  Card,
  CardSection,
  CopyButton,
  DescriptionList,
  PageHeader,
  Stack,
} from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import { checksOf, toldByExtension } from '#features/administer/health/checks.ts'
import type { Check, CheckState } from '#features/administer/health/checks.ts'
import { useReadiness } from '#features/administer/health/use-readiness.ts'
import { adviceWords, checkWords, stateWords } from '#features/administer/health/words.ts'
import { useLogHub } from '#features/administer/logs/use-log-feed.ts'
import { clockOffset, now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { build } from '#shared/platform/build.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import * as styles from './health.css.ts'

/** What works and what does not, with what to do about it. */
export function HealthScreen() {
  const { t } = useLingui()
  const { number, size } = useFormat()
  const title = t({
    message: 'Health',
    comment: 'Page that tells which parts of the server work.',
  })
  const hub = useLogHub()
  const { data: readiness, isError } = useReadiness()
  const offsetMs = clockOffset()
  const isTold = usePlatform().extensions?.includes('checks') ?? false
  const { data: health } = useGetHealth({ enabled: isTold })
  const seen = { readiness, isGone: isError, hub, offsetMs, health, nowMs: now() }
  const checks = checksOf(seen).filter(({ name }) => isTold || !toldByExtension.has(name))
  const facts = [
    {
      key: 'version',
      term: t({ message: 'Version', comment: 'Label before the version of the software.' }),
      value: build.tag || build.commit.slice(0, 7) || '–',
    },
    {
      key: 'latency',
      term: t`Time to answer`,
      value: readiness && !isError ? `${number(Math.round(readiness.tookMs))} ms` : '–',
    },
    {
      key: 'clock',
      term: t`Clock of the server against this device`,
      value: `${number(Math.round(offsetMs / 100) / 10)} s`,
    },
    ...(health && !isError
      ? [
          {
            key: 'memory',
            term: t`Memory in use, and free`,
            value: `${size(health.usedMemory)}, ${size(health.freeMemory)}`,
          },
          { key: 'mails', term: t`Mails that wait`, value: number(health.mailsWaiting) },
        ]
      : []),
    { key: 'answer', term: t`Says about itself`, value: readiness?.text || '–' },
  ]
  const report = () =>
    [
      ...checks.map(({ name, state }) => `${name}: ${state}`),
      ...facts.map(({ key, value }) => `${key}: ${value}`),
      `hub: ${hub}`,
    ].join('\n')
  return (
    <Page title={[title, t`Admin`]} width="page">
      <PageHeader
        title={title}
        description={<Trans>Looked at every ten seconds, as this browser sees it.</Trans>}
        actions={
          <CopyButton text={report} words={{ copy: t`Copy diagnostics`, copied: t`Copied` }} />
        }
      />
      <Card padding="none" asChild>
        <ul aria-label={title}>
          {checks.map((check) => (
            <li key={check.name} className={styles.row}>
              <CardSection>
                <CheckRow {...check} />
              </CardSection>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <DescriptionList items={facts} />
      </Card>
    </Page>
  )
}

const looks = {
  ok: ['ok', CircleCheck],
  warn: ['warn', TriangleAlert],
  bad: ['bad', CircleX],
  unknown: ['neutral', CircleHelp],
} as const satisfies Record<CheckState, unknown>

function CheckRow({ name, state }: Check) {
  const { i18n } = useLingui()
  const [tone, Icon] = looks[state]
  return (
    <Stack gap={1}>
      <div className={styles.line}>
        <span className={styles.name}>{i18n._(checkWords[name])}</span>
        <Badge tone={tone} icon={<Icon size={12} />}>
          {i18n._(stateWords[state])}
        </Badge>
      </div>
      {(state === 'bad' || state === 'warn') && (
        <p className={styles.advice}>{i18n._(adviceWords[name])}</p>
      )}
    </Stack>
  )
}
