import type { Game } from '@halyard/api'
import { Skeleton, VisuallyHidden } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import * as styles from '#features/play/board/board.css.ts'
import { Callouts } from '#features/play/board/callouts.tsx'
import { Chips } from '#features/play/board/filter/chips.tsx'
import { FilterColumn } from '#features/play/board/filter/filter-column.tsx'
import { ShelvesView } from '#features/play/board/views/shelves-view.tsx'
import { Toolbar } from '#features/play/board/toolbar.tsx'
import type { Board } from '#features/play/board/use-board.ts'
import { useColumns } from '#features/play/board/views/use-columns.ts'
import { useRovingFocus } from '#features/play/board/views/use-roving-focus.ts'
import { useShelfRows } from '#features/play/board/views/use-shelf-rows.ts'
import type { useNotices } from '#shared/game/notices/use-notices.ts'
import { loadDialog } from '#features/play/challenge/load.ts'
import { lazyComponent } from '#shared/lazy-component.tsx'
import { backgroundPart, lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { parseId } from '#shared/params.ts'
import { useIsMounted } from '#shared/use-is-mounted.ts'
import { useMedia } from '#shared/hooks/use-media.ts'

const [OpenedChallenge, fetchOpened] = lazyComponent(
  'OpenedChallenge',
  () => import('#features/play/board/opened-challenge.tsx'),
)
const ListView = lazyPart('ListView', () => import('#features/play/board/views/list-view.tsx'))
const LockedChallenges = lazyPart(
  'LockedChallenges',
  () => import('#features/play/board/views/locked-challenges.tsx'),
)
const NothingFound = lazyPart(
  'NothingFound',
  () => import('#features/play/board/filter/nothing-found.tsx'),
)
const InstancesCard = backgroundPart(
  'InstancesCard',
  () => import('#features/play/instance/instances-card.tsx'),
)
const NoticeCard = backgroundPart(
  'NoticeCard',
  () => import('#features/play/notices/notice-card.tsx'),
)
const PresenceWatch = backgroundPart(
  'PresenceWatch',
  () => import('#features/play/presence/presence-watch.tsx'),
)
const NoticeDialog = lazyPart(
  'NoticeDialog',
  () => import('#features/play/notices/notice-dialog.tsx'),
)
const AlertDialog = lazyPart('AlertDialog', () => import('#features/play/notices/alert-dialog.tsx'))

type BoardBodyProps = {
  game: Game
  board: Board
  notices: ReturnType<typeof useNotices>
}

/**
 * Loads the code of a challenge that came with the document, before that is hydrated. The board renders again while it is: React would
 * give up what the server has rendered of a part whose code is on the way.
 */
export const prepareOpened = async (): Promise<void> => {
  await Promise.all([fetchOpened(), loadDialog().catch(() => {})])
}

const feedWaiting = <Skeleton height="20rem" shape="box" />

export function BoardBody({ game, board, notices }: BoardBodyProps) {
  'use memo'
  const { all, shown, shownShelves, details, known } = board
  const { view, addressWith } = board.query
  const { element, columns } = useColumns()
  const rows = useShelfRows(game.id, shownShelves, columns, board.isFiltered)
  const order = view === 'list' ? shown : rows.flat().flatMap(({ challenges }) => challenges)
  const titles = new Map(all.map(({ info }) => [info.id, info.title]))
  const { filter, change } = board.query
  const opened = useOpenParam('c')
  const openId = parseId(opened.value)
  const roving = useRovingFocus(
    (id) => titles.get(id) ?? '',
    (id) => opened.open(String(id)),
    { x: () => change({ solved: filter.solved === 'todo' ? 'all' : 'todo' }) },
  )
  const dialog = useOpenParam('dlg')
  const ownTeam = details.rank?.name ?? game.teamName ?? undefined
  const hasFeed = useMedia(from('md'))
  const isMounted = useIsMounted()
  const hasPresence = useHasExtension('presence')
  const common = {
    openId,
    known,
    addressWith,
    tabStop: roving.tabStop(order.map(({ info }) => info.id)),
  }

  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>
          <Trans>Challenges</Trans>
        </h1>
      </VisuallyHidden>
      <FilterColumn all={all} shelves={board.shelves} query={board.query} found={shown.length} />
      <Chips board={board} />
      <div className={styles.main}>
        <Toolbar board={board} />
        <Callouts game={game} board={board} />
        <div ref={element}>
          <div {...roving.groupProps}>
            {shown.length === 0 && (
              <Suspense>
                <NothingFound board={board} />
              </Suspense>
            )}
            {shown.length > 0 && view === 'list' && (
              <Suspense>
                <ListView challenges={shown} {...common} />
              </Suspense>
            )}
            {columns !== undefined && rows.length > 0 && view === 'tiles' && (
              <ShelvesView rows={rows} columns={columns} {...common} />
            )}
          </div>
        </div>
        {details.locked && details.locked.length > 0 && (
          <Suspense>
            <LockedChallenges locked={details.locked} titles={titles} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {(isMounted || openId !== undefined) && (
          <OpenedChallenge
            game={game}
            board={all}
            order={order}
            onRead={board.markSeen}
            onClosed={roving.focus}
          />
        )}
      </Suspense>
      <Suspense>
        {isMounted && hasPresence && <PresenceWatch gameId={game.id} onChange={board.onTeam} />}
      </Suspense>
      <aside className={styles.feed}>
        {board.running.length > 0 && (
          <Suspense>
            <InstancesCard running={board.running} />
          </Suspense>
        )}
        {hasFeed && (
          <Suspense fallback={feedWaiting}>
            {isMounted ? (
              <NoticeCard game={game} notices={notices} ownTeam={ownTeam} />
            ) : (
              feedWaiting
            )}
          </Suspense>
        )}
      </aside>
      <Suspense>
        {dialog.value === 'notices' && (
          <NoticeDialog game={game} notices={notices} ownTeam={ownTeam} onClose={dialog.close} />
        )}
        {dialog.value === 'alerts' && <AlertDialog onClose={dialog.close} />}
      </Suspense>
    </div>
  )
}
