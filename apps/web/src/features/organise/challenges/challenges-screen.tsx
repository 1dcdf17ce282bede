import type { GameSettings } from '@halyard/api'
import { useListEditChallenges } from '@halyard/query'
import { EmptyState, Loading, PageHeader, Skeleton } from '@halyard/ui'
import type { DataSort } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { ChallengeCards } from '#features/organise/challenges/challenge-cards.tsx'
import { ChallengesToolbar } from '#features/organise/challenges/challenges-toolbar.tsx'
import {
  filteredChallenges,
  orderedChallenges,
  searchedChallenges,
} from '#features/organise/challenges/choice.ts'
import { ChecksContext, ListActionsContext } from '#features/organise/challenges/list-context.ts'
import { ScreenActions } from '#features/organise/challenges/screen-actions.tsx'
import { sortLabels } from '#features/organise/challenges/sort-labels.ts'
import { useChanges } from '#features/organise/challenges/use-changes.tsx'
import { sortColumns, useChallengeChoice } from '#features/organise/challenges/use-choice.ts'
import type { ChallengeQuery } from '#features/organise/challenges/use-choice.ts'
import { useRemove } from '#features/organise/challenges/use-remove.tsx'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { useReadiness } from '#features/organise/readiness/use-readiness.ts'
import { SortField } from '#shared/list/sort-field.tsx'
import { TableOrCards, lazyTable } from '#shared/list/table-or-cards.tsx'
import { useFormat } from '#shared/format/format.ts'
import { idKey, useSelection } from '#shared/list/use-selection.ts'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { Page } from '#shared/layout/page.tsx'
import { backgroundPart, lazyPart } from '#shared/lazy-part.ts'
import { parseId } from '#shared/params.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

const [ChallengeTable, preload] = lazyTable(
  'ChallengeTable',
  () => import('#features/organise/challenges/challenge-table.tsx'),
)
const SelectionActions = backgroundPart(
  'SelectionActions',
  () => import('#features/organise/challenges/selection-actions.tsx'),
)
const CloneChallenge = lazyPart(
  'CloneChallenge',
  () => import('#features/organise/challenges/clone-challenge.tsx'),
)

const sortFields = sortColumns.map((id) => ({ id, label: sortLabels[id] }))

/** Loads the code of the list while its data is loading. */
export const preloadChallenges = preload

/** The challenges of a game, for those who organise it. */
export function ChallengesScreen({ game }: { game: GameSettings }) {
  'use memo'
  const { t } = useLingui()
  const query = useChallengeChoice()
  const { data, error, refetch } = useListEditChallenges(game.id)
  return (
    <Page title={[t`Challenges`, game.title]} width="page">
      <PageHeader
        title={<Trans>Challenges</Trans>}
        description={data && data.length > 0 && <Totals lines={data} />}
        actions={<ScreenActions game={game} category={query.choice.category} />}
      />
      <ListFrame
        data={data}
        error={error}
        onRetry={refetch}
        failed={t`The challenges did not load`}
        loading={t`The challenges are loading`}
        height="24rem"
        empty={
          <EmptyState level={2} title={t`No challenges yet`}>
            <Trans>Create the first one. Players do not see it until you enable it.</Trans>
          </EmptyState>
        }
      >
        {(lines) => <Challenges game={game} lines={lines} query={query} />}
      </ListFrame>
    </Page>
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
  query: ChallengeQuery
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
  const source = lines.find(({ id }) => id === parseId(cloned.value))

  const list = { lines: chosen, selection }
  const order = { sort, onSortChange: (next: DataSort) => query.set({ sort: next }) }
  return (
    <ListActionsContext
      value={{ game, change, remove, clone: ({ id }) => cloned.open(String(id)) }}
    >
      <ChallengesToolbar lines={shownLines} {...{ searched, checks, query }} />
      <ChecksContext value={checks}>
        {chosen.length > 0 ? (
          <TableOrCards
            table={<ChallengeTable {...list} {...order} />}
            fallback={
              <Loading label={t`The challenges are loading`}>
                <Skeleton height="24rem" shape="box" />
              </Loading>
            }
            cards={
              <>
                <SortField columns={sortFields} {...order} />
                <ChallengeCards {...list} />
              </>
            }
          />
        ) : (
          <NothingMatches
            title={t`No challenge matches`}
            showAll={t`Show all challenges`}
            onShowAll={query.clear}
          />
        )}
      </ChecksContext>
      <Suspense>
        {selectedLines.length > 0 && <SelectionActions lines={selectedLines} onClear={clear} />}
        {source && <CloneChallenge gameId={game.id} line={source} onClose={cloned.close} />}
      </Suspense>
    </ListActionsContext>
  )
}
