import { useListLogs } from '@halyard/query'
import { Button, EmptyState, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import { chosenLines, keyed } from '#features/administer/logs/log-choice.ts'
import { LogTable } from '#features/administer/logs/log-table.tsx'
import { LogsToolbar } from '#features/administer/logs/logs-toolbar.tsx'
import { useLogChoice } from '#features/administer/logs/use-log-choice.ts'
import { useLogFeed, useLogHub } from '#features/administer/logs/use-log-feed.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { Page } from '#shared/layout/page.tsx'

/** What the server has written down, as it is written. */
export function LogsScreen() {
  const { level } = useLogChoice()
  const hub = useLogHub()
  // Lines that are held are those of one level.
  return <Log key={level} hub={hub} />
}

const none = [] as const

function Log({ hub }: { hub: ReturnType<typeof useLogHub> }) {
  const { t } = useLingui()
  const { level, text, change } = useLogChoice()
  const { data, error, refetch } = useListLogs(level)
  const top = useRef<HTMLDivElement>(null)
  const feed = useLogFeed(data ?? none, top)
  const lines = useMemo(() => keyed(feed.lines), [feed.lines])
  const shown = useMemo(() => chosenLines(lines, text), [lines, text])
  return (
    <Page title={[t`Logs`, t`Admin`]} width="wide">
      <PageHeader
        title={<Trans comment="Page with what the server has written down.">Logs</Trans>}
        description={data && <Plural value={shown.length} one="# line" other="# lines" />}
      />
      <LogsToolbar feed={feed} hub={hub} shown={shown} />
      <div>
        <div ref={top} />
        {shown.length > 0 ? (
          <LogTable lines={shown} />
        ) : data ? (
          <EmptyState
            level={2}
            title={text ? t`No line contains this text` : t`Nothing is written down yet`}
            {...(text && {
              actions: (
                <Button onClick={() => change({ q: '' })}>
                  <Trans>Clear the search</Trans>
                </Button>
              ),
            })}
          >
            {text && <Trans>Only the latest 2,000 lines are searched.</Trans>}
          </EmptyState>
        ) : error ? (
          <LoadFailed
            level={2}
            title={t`The log did not load`}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={t`The log is loading`}>
            <Skeleton height="18rem" shape="box" />
          </Loading>
        )}
      </div>
    </Page>
  )
}
