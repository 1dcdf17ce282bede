import { Card, Dialog, Skeleton } from '@halyard/ui'
import type { DataSort } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
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
import { SortField } from '#shared/list/sort-field.tsx'
import { TableOrCards, lazyTable } from '#shared/list/table-or-cards.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import { idKey, useSelection } from '#shared/list/use-selection.ts'
import { NothingMatches } from '#shared/list/list-frame.tsx'
import * as styles from './review.css.ts'

const sideBySide = from('lg')

const [ReviewTable, preload] = lazyTable(
  'ReviewTable',
  () => import('#features/organise/review/review-table.tsx'),
)

/** Loads the code of the list while its data is loading. */
export const preloadReview = preload

const noRows: readonly Participation[] = []

type ReviewBodyProps = { gameId: number; rows: readonly Participation[] }

/** The list of teams, the one that is looked at, and what is decided about them. */
export function ReviewBody({ gameId, rows: fromServer }: ReviewBodyProps) {
  const { t, i18n } = useLingui()
  const hasRoom = useMedia(sideBySide)
  const [isShown, setIsShown] = useState(false)
  const { choice, set } = useReviewChoice()
  const queue = useReviewQueue(gameId)
  const divisions = useDivisionOptions(gameId)
  const rows = useMemo(
    () => withDecisions(fromServer, queue.decisions),
    [fromServer, queue.decisions],
  )
  // Marks on some names may come a moment after the names.
  const compared = useDeferredValue(fromServer, noRows)
  const doubts = useMemo(() => doubtsOf(compared), [compared])
  const wanted = useDeferredValue(choice)
  const listed = useMemo(() => chosenRows(rows, wanted, i18n.locale), [rows, wanted, i18n.locale])
  const team = useCurrentTeam(listed)
  const { current } = team
  const { rows: chosen, clear, selection } = useSelection(listed, idKey)

  const judge = (verdict: Verdict) => {
    if (!current) return
    queue.decide([current], { status: verdict })
    // With all states listed it stays where it is.
    if (choice.filter === 'all') team.move(team.next)
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
  const order = { sort: choice.sort, onSortChange: (sort: DataSort) => set({ sort }) }
  const list = { rows: listed, doubts, divisions, selection, onOpen: team.open }
  return (
    <>
      <ReviewToolbar rows={rows} divisions={divisions} />
      {!(hasRoom && current) && <DecisionBar queue={queue} />}
      <div className={styles.body} data-split={(hasRoom && current !== undefined) || undefined}>
        <div className={styles.list}>
          {listed.length > 0 ? (
            <TableOrCards
              table={
                <ReviewTable {...list} {...order} currentId={hasRoom ? current?.id : undefined} />
              }
              fallback={<Skeleton height="24rem" shape="box" />}
              cards={
                <>
                  <SortField columns={sortFields} {...order} />
                  <TeamCards {...list} />
                </>
              }
            />
          ) : (
            <NothingMatches
              title={
                wanted.filter === 'Pending' && !wanted.text
                  ? t`Nobody is waiting`
                  : t`No team matches the filter`
              }
              showAll={t`Show all teams`}
              onShowAll={() => set({ text: '', filter: 'all', division: 'all', sort: undefined })}
            />
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
