import type { MonitorList } from '@halyard/query/live'
import {
  Button,
  Callout,
  EmptyState,
  Loading,
  Skeleton,
  Spinner,
  VisuallyHidden,
} from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useState } from 'react'
import { useFeed } from '#features/monitor/feeds.tsx'
import { isFiltering } from '#features/monitor/filter.ts'
import { ListActions } from '#features/monitor/list-actions.tsx'
import { MonitorTable } from '#features/monitor/monitor-table.tsx'
import { MonitorToolbar } from '#features/monitor/monitor-toolbar.tsx'
import { FlagsShownContext } from '#features/monitor/secret-flag.tsx'
import { useAlarm } from '#features/monitor/use-alarm.ts'
import { useFilter } from '#features/monitor/use-filter.ts'
import { useFollowed } from '#features/monitor/use-followed.ts'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import * as styles from './monitor.css.ts'

const RateStrip = lazy(() =>
  import('#features/monitor/rate-strip.tsx').then((module) => ({ default: module.RateStrip })),
)

type MonitorScreenProps = { list: MonitorList; game: { id: number; title: string } }

/** Everything that happened in a game, or was sent in it, as it happens. */
export function MonitorScreen({ list, game }: MonitorScreenProps) {
  const { t } = useLingui()
  const { journal, hub, isComplete, error, retry } = useFeed(list)
  const { filter, clear } = useFilter()
  const followed = useFollowed(journal, filter)
  const [areFlagsShown, setFlagsShown] = useState(false)
  useAlarm(journal.entries)
  const name = list === 'events' ? t`Events` : t`Submissions`
  const tryAgain = (
    <Button onClick={retry}>
      <Trans>Try now</Trans>
    </Button>
  )
  const content = () => {
    if (journal.entries.length === 0 && error) {
      return <LoadFailed level={2} title={t`The list did not load`} error={error} onRetry={retry} />
    }
    if (followed.all.length > 0) {
      return (
        <MonitorTable
          list={list}
          rows={followed.rows}
          newCount={followed.newCount}
          onShowNew={followed.showNew}
        />
      )
    }
    if (!isComplete) {
      return (
        <Loading label={t`The list is loading`}>
          <Skeleton height="18rem" shape="box" />
        </Loading>
      )
    }
    if (!isFiltering(filter)) {
      return (
        <EmptyState level={2} title={t`Nothing has happened yet`}>
          <Trans>What teams do shows up here by itself.</Trans>
        </EmptyState>
      )
    }
    return (
      <EmptyState
        flags={['N']}
        level={2}
        title={t`No entry matches the filter`}
        actions={
          <Button onClick={clear}>
            <Trans>Show everything</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <Page title={[name, game.title]} width="wide">
      <VisuallyHidden asChild>
        <h1>{name}</h1>
      </VisuallyHidden>
      {list === 'submissions' && (
        <Suspense fallback={<Skeleton height="4rem" shape="box" />}>
          <RateStrip entries={followed.all} />
        </Suspense>
      )}
      <MonitorToolbar
        list={list}
        entries={journal.entries}
        actions={
          <ListActions
            {...{ list, game, hub, areFlagsShown }}
            entries={followed.all}
            isPaused={followed.isPaused}
            onPausedChange={followed.setPaused}
            onFlagsShownChange={setFlagsShown}
          />
        }
      />
      {journal.entries.length > 0 && !isComplete && !error && (
        <ReadSoFar count={journal.entries.length} />
      )}
      {journal.entries.length > 0 && Boolean(error) && (
        <Callout tone="warn" title={t`Older entries are missing`} action={tryAgain}>
          <ErrorWords error={error} />
        </Callout>
      )}
      <FlagsShownContext value={areFlagsShown}>{content()}</FlagsShownContext>
    </Page>
  )
}

/** A long list is read from its newest entry down. */
function ReadSoFar({ count }: { count: number }) {
  const { number } = useFormat()
  const read = number(count)
  return (
    <p role="status" aria-live="off" className={styles.reading}>
      <Spinner /> <Trans>{read} entries so far; older ones are still loading</Trans>
    </p>
  )
}
