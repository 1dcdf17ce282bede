import type { MonitorList } from '@halyard/query/live'
import { Button, Callout, EmptyState, Skeleton, Spinner, VisuallyHidden } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { CategoriesContext } from '#features/monitor/categories.ts'
import type { Categories } from '#features/monitor/categories.ts'
import { useFeed } from '#features/monitor/feeds.tsx'
import { isFiltering } from '#features/monitor/filter.ts'
import { ListActions } from '#features/monitor/list-actions.tsx'
import { MonitorTable } from '#features/monitor/monitor-table.tsx'
import { MonitorToolbar } from '#features/monitor/monitor-toolbar.tsx'
import { FlagsShownContext } from '#features/monitor/secret-flag.tsx'
import { useAlarm } from '#features/monitor/use-alarm.ts'
import { useFilter } from '#features/monitor/use-filter.ts'
import { useFollowed } from '#features/monitor/use-followed.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import * as styles from './monitor.css.ts'

const CommonWrongNote = backgroundPart(
  'CommonWrongNote',
  () => import('#features/monitor/common-wrong.tsx'),
)
const ReadCategories = backgroundPart(
  'ReadCategories',
  () => import('#features/monitor/read-categories.tsx'),
)
const RateStrip = backgroundPart('RateStrip', () => import('#features/monitor/rate-strip.tsx'))

type MonitorScreenProps = { list: MonitorList; game: { id: number; title: string } }

/** Everything that happened in a game, or was sent in it, as it happens. */
export function MonitorScreen({ list, game }: MonitorScreenProps) {
  const { t } = useLingui()
  const { journal, hub, isComplete, error, retry } = useFeed(list)
  const { choice: filter, clear } = useFilter()
  const followed = useFollowed(journal, filter)
  const [categories, setCategories] = useState<Categories>(new Map())
  const [areFlagsShown, setFlagsShown] = useState(false)
  useAlarm(journal.entries)
  const name = list === 'events' ? t`Events` : t`Submissions`
  const tryAgain = (
    <Button onClick={retry}>
      <Trans>Try now</Trans>
    </Button>
  )
  const isHere = followed.all.length > 0 || isComplete
  const failure = journal.entries.length === 0 ? error : null
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
      {list === 'submissions' && (
        <Suspense>
          <CommonWrongNote gameId={game.id} entries={journal.entries} />
        </Suspense>
      )}
      <MonitorToolbar
        list={list}
        entries={journal.entries}
        found={followed.all.length}
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
          <ErrorMessage error={error} />
        </Callout>
      )}
      <Suspense>
        <ReadCategories gameId={game.id} onRead={setCategories} />
      </Suspense>
      <CategoriesContext value={categories}>
        <FlagsShownContext value={areFlagsShown}>
          <ListFrame
            data={isHere && !failure ? followed.all : undefined}
            error={failure}
            onRetry={retry}
            failed={t`The list did not load`}
            loading={t`The list is loading`}
            empty={
              isFiltering(filter) ? (
                <NothingMatches
                  title={t`No entry matches the filter`}
                  showAll={t`Show everything`}
                  onShowAll={clear}
                />
              ) : (
                <EmptyState level={2} title={t`Nothing has happened yet`}>
                  <Trans>Team activity appears here automatically.</Trans>
                </EmptyState>
              )
            }
          >
            {() => (
              <MonitorTable
                list={list}
                rows={followed.rows}
                newCount={followed.newCount}
                onShowNew={followed.showNew}
              />
            )}
          </ListFrame>
        </FlagsShownContext>
      </CategoriesContext>
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
