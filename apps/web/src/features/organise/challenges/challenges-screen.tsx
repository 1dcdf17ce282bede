import type { GameSettings } from '@halyard/api'
import { useListEditChallenges } from '@halyard/query'
import { Button, EmptyState, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { ChallengeCards } from '#features/organise/challenges/challenge-cards.tsx'
import { ChallengesToolbar } from '#features/organise/challenges/challenges-toolbar.tsx'
import {
  filteredChallenges,
  orderedChallenges,
  searchedChallenges,
  sortColumns,
} from '#features/organise/challenges/choice.ts'
import { ChecksContext, ListActionsContext } from '#features/organise/challenges/list-context.ts'
import { ScreenActions } from '#features/organise/challenges/screen-actions.tsx'
import { sortWords } from '#features/organise/challenges/sort-words.ts'
import { useChanges } from '#features/organise/challenges/use-changes.tsx'
import { useChallengeChoice } from '#features/organise/challenges/use-choice.ts'
import { useRemove } from '#features/organise/challenges/use-remove.tsx'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { useReadiness } from '#features/organise/readiness/use-readiness.ts'
import { SortField } from '#shared/cards/sort-field.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useFormat } from '#shared/format/format.ts'
import { useMedia } from '#shared/hooks/use-media.ts'
import { idKey, useSelection } from '#shared/hooks/use-selection.ts'
import { lazyComponent } from '#shared/lazy-component.tsx'
import { Page } from '#shared/layout/page.tsx'
import { parseId } from '#shared/params.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const [ChallengeTable, fetchTable] = lazyComponent(() =>
  import('#features/organise/challenges/challenge-table.tsx').then(
    (module) => module.ChallengeTable,
  ),
)
const SelectionActions = lazy(() =>
  import('#features/organise/challenges/selection-actions.tsx').then((module) => ({
    default: module.SelectionActions,
  })),
)
const CloneChallenge = lazy(() =>
  import('#features/organise/challenges/clone-challenge.tsx').then((module) => ({
    default: module.CloneChallenge,
  })),
)

const sortFields = sortColumns.map((id) => ({ id, word: sortWords[id] }))

/** Fetches what draws the list while its data is on the way. */
export function preloadChallenges(): void {
  if (window.matchMedia(from('md')).matches) fetchTable()
}

/** The challenges of a game, for those who organise it. */
export function ChallengesScreen({ game }: { game: GameSettings }) {
  'use memo'
  const { t } = useLingui()
  const query = useChallengeChoice()
  const { data: lines, error, refetch } = useListEditChallenges(game.id)
  return (
    <Page title={[t`Challenges`, game.title]} width="page">
      <PageHeader
        title={<Trans>Challenges</Trans>}
        description={lines && lines.length > 0 && <Totals lines={lines} />}
        actions={<ScreenActions game={game} category={query.choice.category} />}
      />
      {lines && <Challenges game={game} lines={lines} query={query} />}
      {!lines && error && (
        <LoadFailed
          level={2}
          title={t`The challenges did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!lines && !error && <ListSkeleton />}
    </Page>
  )
}

function ListSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`The challenges are loading`}>
      <Skeleton height="24rem" shape="box" />
    </Loading>
  )
}

function Totals({ lines }: { lines: readonly ChallengeLine[] }) {
  const { number } = useFormat()
  const enabled = lines.filter(({ isEnabled }) => isEnabled)
  const enabledCount = number(enabled.length)
  const points = number(enabled.reduce((sum, { score }) => sum + score, 0))
  return (
    <>
      <Plural value={lines.length} one="# challenge" other="# challenges" />,{' '}
      <Trans>
        {enabledCount} enabled with {points} points
      </Trans>
    </>
  )
}

type ChallengesProps = {
  game: GameSettings
  lines: readonly ChallengeLine[]
  query: ReturnType<typeof useChallengeChoice>
}

function Challenges({ game, lines, query }: ChallengesProps) {
  'use memo'
  const { t } = useLingui()
  const { checks } = useReadiness(game)
  const { change, shownLines } = useChanges(game, lines)
  const remove = useRemove(game)
  const cloned = useOpenParam('clone')
  const { text, category, filter, sort } = query.choice
  // Ordering is the dear part: it is not done again for each letter of the search.
  const ordered = orderedChallenges(shownLines, sort)
  const searched = searchedChallenges(ordered, { text, category })
  const chosen = filteredChallenges(searched, filter, checks)
  const { rows: selectedLines, clear, selection } = useSelection(chosen, idKey)
  const isWide = useMedia(from('md'))
  const source = lines.find(({ id }) => id === parseId(cloned.value))

  if (lines.length === 0) {
    return (
      <EmptyState level={2} title={t`No challenges yet`}>
        <Trans>Create the first one. Players do not see it until you enable it.</Trans>
      </EmptyState>
    )
  }
  const list = { lines: chosen, selection }
  return (
    <ListActionsContext
      value={{ game, change, remove, clone: ({ id }) => cloned.open(String(id)) }}
    >
      <ChallengesToolbar lines={shownLines} {...{ searched, checks, query }} />
      <ChecksContext value={checks}>
        {chosen.length === 0 && (
          <EmptyState
            flags={['N']}
            level={2}
            title={t`No challenge matches`}
            actions={
              <Button onClick={query.clear}>
                <Trans>Show all challenges</Trans>
              </Button>
            }
          />
        )}
        {chosen.length > 0 && isWide && (
          <Suspense fallback={<ListSkeleton />}>
            <ChallengeTable {...list} sort={sort} onSortChange={query.setSort} />
          </Suspense>
        )}
        {chosen.length > 0 && !isWide && (
          <>
            <SortField columns={sortFields} sort={sort} onSortChange={query.setSort} />
            <ChallengeCards {...list} />
          </>
        )}
      </ChecksContext>
      <Suspense>
        {selectedLines.length > 0 && <SelectionActions lines={selectedLines} onClear={clear} />}
        {source && <CloneChallenge gameId={game.id} line={source} onClose={cloned.close} />}
      </Suspense>
    </ListActionsContext>
  )
}
