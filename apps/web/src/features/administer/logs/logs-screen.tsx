import { useListLogs } from '@halyard/query'
import { EmptyState, PageHeader } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import { chosenLines, keyed } from '#features/administer/logs/log-choice.ts'
import { LogTable } from '#features/administer/logs/log-table.tsx'
import { LogsToolbar } from '#features/administer/logs/logs-toolbar.tsx'
import { useLogChoice } from '#features/administer/logs/use-log-choice.ts'
import { useLogFeed, useLogHub } from '#features/administer/logs/use-log-feed.ts'
import { Page } from '#shared/layout/page.tsx'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'

/** What the server has written down, as it is written. */
export function LogsScreen() {
  const { level } = useLogChoice().choice
  const hub = useLogHub()
  // Paused lines are those of one level.
  return <Log key={level} hub={hub} />
}

const none = [] as const

function Log({ hub }: { hub: ReturnType<typeof useLogHub> }) {
  const { t } = useLingui()
  const {
    choice: { level, text },
    set,
  } = useLogChoice()
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
        <ListFrame
          // Lines may have come over the hub before.
          data={shown.length > 0 ? shown : data && none}
          error={error}
          onRetry={refetch}
          failed={t`The log did not load`}
          loading={t`The log is loading`}
          empty={
            text ? (
              <NothingMatches
                flags={['K']}
                title={t`No line contains this text`}
                showAll={t`Clear the search`}
                onShowAll={() => set({ text: '' })}
              >
                <Trans>Only the latest 2,000 lines are searched.</Trans>
              </NothingMatches>
            ) : (
              <EmptyState level={2} title={t`Nothing has been logged yet`} />
            )
          }
        >
          {(rows) => <LogTable lines={rows} />}
        </ListFrame>
      </div>
    </Page>
  )
}
