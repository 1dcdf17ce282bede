import { useGetHealth, useGetHealthHistory } from '@halyard/query'
import { Card, CardHeader, CopyButton, DescriptionList, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { CheckRow } from '#features/administer/health/check-row.tsx'
import { checksOf, ofExtension } from '#features/administer/health/checks.ts'
import type { Check, CheckName } from '#features/administer/health/checks.ts'
import { useReadiness } from '#features/administer/health/use-readiness.ts'
import { Verdict } from '#features/administer/health/verdict.tsx'
import { useLogHub } from '#features/administer/logs/use-log-feed.ts'
import { clockOffset, now } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { build } from '#shared/platform/build.ts'
import { usePlatform } from '#shared/platform/platform.ts'

/** What only this browser knows; the rest is true for everybody. */
const seenHere: ReadonlySet<CheckName> = new Set(['latency', 'live', 'clock'])

/** What works and what does not, how the last day was, and what to do. */
export function HealthScreen() {
  const { t } = useLingui()
  const { size, number } = useFormat()
  const title = t({
    message: 'Health',
    comment: 'Page that tells which parts of the server work.',
  })
  const hub = useLogHub()
  const { data: readiness, isError } = useReadiness()
  const offsetMs = clockOffset()
  const extensions = usePlatform().extensions ?? []
  const hasExtension = extensions.includes('checks')
  const { data: health } = useGetHealth({ enabled: hasExtension })
  const { data: history } = useGetHealthHistory({ enabled: extensions.includes('healthHistory') })
  const seen = { readiness, isGone: isError, hub, offsetMs, health, nowMs: now() }
  const checks = checksOf(seen).filter(({ name }) => hasExtension || !ofExtension.has(name))
  const answerTime = history?.samples.at(-1)?.answerTime
  const milliseconds = (ms: number) => `${number(Math.round(ms))} ms`
  const values: Partial<Record<CheckName, string>> = isError
    ? {}
    : {
        latency: readiness && milliseconds(readiness.tookMs),
        clock: `${number(Math.round(offsetMs / 100) / 10)} s`,
        database: answerTime === undefined ? undefined : milliseconds(answerTime),
        memory: health && size(health.freeMemory),
        mails: health && number(health.mailsWaiting),
      }
  const facts = [
    {
      key: 'version',
      term: t({
        message: 'Website version',
        comment:
          'Label before the version of this website, which may differ from that of the server.',
      }),
      value: build.tag || build.commit.slice(0, 7) || '–',
    },
    ...(health && !isError
      ? [{ key: 'memory', term: t`Memory in use`, value: size(health.usedMemory) }]
      : []),
    ...(readiness?.text
      ? [{ key: 'answer', term: t`Reported status`, value: readiness.text }]
      : []),
  ]
  const report = () =>
    [
      ...checks.map(({ name, state }) => `${name}: ${[state, values[name]].join(' ')}`.trim()),
      ...facts.map(({ key, value }) => `${key}: ${value}`),
      `hub: ${hub}`,
    ].join('\n')
  const rowsOf = (isSeenHere: boolean) =>
    checks
      .filter(({ name }) => seenHere.has(name) === isSeenHere)
      .map((check: Check) => (
        <CheckRow key={check.name} check={check} value={values[check.name]} history={history} />
      ))
  return (
    <Page title={[title, t`Admin`]} width="page">
      <PageHeader
        title={title}
        description={<Trans>Checked every ten seconds.</Trans>}
        actions={
          <CopyButton text={report} labels={{ copy: t`Copy diagnostics`, copied: t`Copied` }} />
        }
      />
      <Verdict checks={checks} fineSince={history?.fineSince.server ?? null} />
      <Card padding="none">
        <CardHeader
          title={<Trans>The server</Trans>}
          meta={history && <Trans>The last 24 hours</Trans>}
        />
        <ul aria-label={title}>{rowsOf(false)}</ul>
      </Card>
      <Card padding="none">
        <CardHeader title={<Trans>Seen from this browser</Trans>} />
        <ul aria-label={t`Seen from this browser`}>{rowsOf(true)}</ul>
      </Card>
      <Card>
        <DescriptionList items={facts} />
      </Card>
    </Page>
  )
}
