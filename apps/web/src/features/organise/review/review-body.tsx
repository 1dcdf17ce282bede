import { Button, Card, Dialog, EmptyState, Skeleton } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { BulkBar } from '#features/organise/review/bulk-bar.tsx'
import { DecisionBar } from '#features/organise/review/decision-bar.tsx'
import { withDecisions } from '#features/organise/review/decisions.ts'
import { doubtsOf } from '#features/organise/review/doubts.ts'
import { chosenRows } from '#features/organise/review/participations.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import type { Verdict } from '#features/organise/review/review-actions.tsx'
import { ReviewToolbar } from '#features/organise/review/review-toolbar.tsx'
import { sortFields } from '#features/organise/review/sort-fields.ts'
import { TeamCards } from '#features/organise/review/team-cards.tsx'
import { Neighbours, TeamPanel, TeamTitle } from '#features/organise/review/team-panel.tsx'
import { useCurrentTeam } from '#features/organise/review/use-current-team.ts'
import { useDivisionOptions } from '#features/organise/review/use-division-options.ts'
import { useReviewChoice } from '#features/organise/review/use-review-choice.ts'
import { useReviewKeys } from '#features/organise/review/use-review-keys.ts'
import { useReviewQueue } from '#features/organise/review/use-review-queue.ts'
import { asDataSort, asListSort } from '#shared/cards/data-sort.ts'
import { SortField } from '#shared/cards/sort-field.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import { idKey, useSelection } from '#shared/hooks/use-selection.ts'
import { lazyComponent } from '#shared/lazy-component.tsx'
import * as styles from './review.css.ts'

const sideBySide = from('lg')

const [ReviewTable, fetchTable] = lazyComponent(() =>
  import('#features/organise/review/review-table.tsx').then((module) => module.ReviewTable),
)

/** Fetches what draws the list while its data is on the way. */
export function preloadReview(): void {
  if (window.matchMedia(from('md')).matches) fetchTable()
}

const noRows: readonly Participation[] = []

type ReviewBodyProps = { gameId: number; rows: readonly Participation[] }

/** The list of teams, the one that is looked at, and what is decided about them. */
export function ReviewBody({ gameId, rows: fromServer }: ReviewBodyProps) {
  const { t, i18n } = useLingui()
  const hasRoom = useMedia(sideBySide)
  const isWide = useMedia(from('md'))
  const [isShown, setIsShown] = useState(false)
  const { choice, setSort, showAll } = useReviewChoice()
  const queue = useReviewQueue(gameId)
  const divisions = useDivisionOptions(gameId)
  const rows = useMemo(
    () => withDecisions(fromServer, queue.decisions),
    [fromServer, queue.decisions],
  )
  // Marks on some names may come a moment after the names.
  const compared = useDeferredValue(fromServer, noRows)
  const doubts = useMemo(() => doubtsOf(compared), [compared])
  const text = useDeferredValue(choice.text)
  const { filter, division, sort } = choice
  const [sortColumn, isDescending] = [sort?.column, sort?.isDescending ?? false]
  const listed = useMemo(() => {
    const order = sortColumn && { column: sortColumn, isDescending }
    return chosenRows(rows, { filter, division, text, sort: order }, i18n.locale)
  }, [rows, filter, division, text, sortColumn, isDescending, i18n.locale])
  const team = useCurrentTeam(listed)
  const { current } = team
  const { rows: chosen, clear, selection } = useSelection(listed, idKey)

  const judge = (verdict: Verdict) => {
    if (!current) return
    queue.decide([current], { status: verdict })
    // With all states listed it stays where it is.
    if (filter === 'all') team.move(team.next)
  }
  useReviewKeys({
    team,
    onVerdict: judge,
    onUndo: queue.undo,
    onReveal: () => setIsShown((before) => !before),
  })

  const panel = current && (
    <TeamPanel
      gameId={gameId}
      participation={current}
      doubts={doubts.get(current.id) ?? []}
      divisions={divisions}
      isShown={isShown}
      onShownChange={setIsShown}
      onVerdict={judge}
      onDivision={(divisionId) => queue.decide([current], { status: null, divisionId })}
    />
  )
  const list = { rows: listed, doubts, divisions, selection, onOpen: team.open }
  return (
    <>
      <ReviewToolbar rows={rows} divisions={divisions} />
      {!(hasRoom && current) && <DecisionBar queue={queue} />}
      <div className={styles.body} data-split={(hasRoom && current !== undefined) || undefined}>
        <div className={styles.list}>
          {listed.length === 0 && <NobodyLeft filter={filter} text={text} onShowAll={showAll} />}
          {listed.length > 0 && isWide && (
            <Suspense fallback={<Skeleton height="24rem" shape="box" />}>
              <ReviewTable
                {...list}
                currentId={hasRoom ? current?.id : undefined}
                sort={sort}
                onSort={setSort}
              />
            </Suspense>
          )}
          {listed.length > 0 && !isWide && (
            <>
              <SortField
                columns={sortFields}
                sort={asDataSort(sort)}
                onSortChange={(next) => setSort(asListSort(next))}
              />
              <TeamCards {...list} />
            </>
          )}
          <BulkBar
            selected={chosen}
            divisions={divisions}
            onVerdict={(teams, status) => {
              queue.decide(teams, { status })
              clear()
            }}
            onDivision={(teams, divisionId) => {
              queue.decide(teams, { status: null, divisionId })
              clear()
            }}
            onClear={clear}
          />
        </div>
        {hasRoom && current && (
          <aside className={styles.aside} aria-label={t`Team`}>
            <DecisionBar queue={queue} />
            <Card className={styles.panel}>
              <header className={styles.panelHead}>
                <h2 className={styles.panelTitle}>
                  <TeamTitle participation={current} />
                </h2>
                <Neighbours {...team} />
              </header>
              {panel}
            </Card>
          </aside>
        )}
      </div>
      {!hasRoom && team.isChosen && current && (
        <Dialog.Root open onOpenChange={(isOpen) => !isOpen && team.close()}>
          <Dialog.Content size="lg" phone="page">
            <Dialog.Header
              title={<TeamTitle participation={current} />}
              closeLabel={t`Close`}
              actions={<Neighbours {...team} />}
            />
            <Dialog.Body>
              <div className={styles.panel}>
                <DecisionBar queue={queue} />
                {panel}
              </div>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </>
  )
}

type NobodyLeftProps = { filter: string; text: string; onShowAll: () => void }

function NobodyLeft({ filter, text, onShowAll }: NobodyLeftProps) {
  const { t } = useLingui()
  const isQueue = filter === 'Pending' && !text
  return (
    <EmptyState
      flags={['N']}
      level={2}
      title={isQueue ? t`Nobody is waiting` : t`No team matches the filter`}
      actions={
        <Button onClick={onShowAll}>
          <Trans>Show all teams</Trans>
        </Button>
      }
    />
  )
}
