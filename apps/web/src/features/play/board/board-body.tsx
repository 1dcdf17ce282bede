import type { Game, GameDetails } from '@halyard/api'
import { Button, Callout, VisuallyHidden } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useEffect, useEffectEvent } from 'react'
import * as styles from '#features/play/board/board.css.ts'
import { Chips } from '#features/play/board/chips.tsx'
import { FilterColumn } from '#features/play/board/filter-column.tsx'
import { NothingFound } from '#features/play/board/nothing-found.tsx'
import { ShelvesView } from '#features/play/board/shelves-view.tsx'
import { Toolbar } from '#features/play/board/toolbar.tsx'
import { useBoardQuery } from '#features/play/board/use-board-query.ts'
import type { useBoard } from '#features/play/board/use-board.ts'
import { useColumns } from '#features/play/board/use-columns.ts'
import { useRovingFocus } from '#features/play/board/use-roving-focus.ts'
import { useSeen } from '#features/play/board/use-seen.ts'
import { useShelfRows } from '#features/play/board/use-shelf-rows.ts'
import { AnswerWatcher } from '#features/play/flag/answer-watcher.tsx'
import { InstancesCard } from '#features/play/instance/instances-card.tsx'
import { useRunning } from '#features/play/instance/use-running.ts'
import { NoticeCard } from '#features/play/notices/notice-card.tsx'
import type { useNotices } from '#shared/game/use-notices.ts'
import { useFromNow } from '#shared/clock.ts'
import { TimeLeft } from '#shared/game/game-clock.tsx'
import { Link } from '#shared/router.ts'
import { paths } from '#shared/paths.ts'
import { preloadMarkdown } from '#shared/markdown.tsx'
import { useOpenParam } from '#shared/open-param.ts'
import { parseId } from '#shared/params.ts'

const ListView = lazy(() =>
  import('#features/play/board/list-view.tsx').then((module) => ({ default: module.ListView })),
)
const loadDialog = () => import('#features/play/challenge/challenge-dialog.tsx')
const ChallengeDialog = lazy(() =>
  loadDialog().then((module) => ({ default: module.ChallengeDialog })),
)
const NoticeDialog = lazy(() =>
  import('#features/play/notices/notice-dialog.tsx').then((module) => ({
    default: module.NoticeDialog,
  })),
)

const AlertDialog = lazy(() =>
  import('#features/play/notices/alert-dialog.tsx').then((module) => ({
    default: module.AlertDialog,
  })),
)

type Board = Extract<ReturnType<typeof useBoard>, { isReady: true }>
export type BoardBodyProps = {
  game: Game
  board: Board
  notices: ReturnType<typeof useNotices>
}

export function BoardBody({ game, board, notices }: BoardBodyProps) {
  const { view } = useBoardQuery()
  const { all, shelves, shown, shownShelves, details } = board
  const { element, columns } = useColumns()
  const rows = useShelfRows(game.id, shownShelves, columns, board.isFiltered)
  const order = view === 'list' ? shown : rows.flat().flatMap(({ challenges }) => challenges)
  const ids = order.map(({ info }) => info.id)
  const titles = new Map(all.map(({ info }) => [info.id, info.title]))
  const titleOf = (id: number) => titles.get(id) ?? ''
  const roving = useRovingFocus(titleOf)
  const seen = useSeen(game.id)
  const running = useRunning(game.id, all)
  const opened = useOpenParam('c')
  const dialog = useOpenParam('dlg')
  const openId = parseId(opened.value)
  const ownTeam = details.rank?.name ?? game.teamName ?? undefined
  const closeTimes = new Map(running.map(({ challengeId, closeTime }) => [challengeId, closeTime]))
  const common = { openId, closeTimes, tabStop: roving.tabStop(ids), seenAt: seen.seenAt }

  useEffect(() => {
    void loadDialog()
    preloadMarkdown()
  }, [])
  const markSeen = useEffectEvent((id: number) => seen.open(id))
  useEffect(() => {
    if (openId !== undefined) markSeen(openId)
  }, [openId])

  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>
          <Trans>Challenges</Trans>
        </h1>
      </VisuallyHidden>
      <FilterColumn challenges={all} shelves={shelves} found={shown.length} />
      <Chips challenges={all} shelves={shelves} found={shown.length} />
      <div className={styles.main}>
        <Toolbar challenges={all} />
        <AllSolved board={board} />
        <WriteupDue game={game} details={details} />
        <div ref={element}>
          <div {...roving.groupProps}>
            {shown.length === 0 && <NothingFound board={board} />}
            {shown.length > 0 && view === 'list' && (
              <Suspense>
                <ListView challenges={shown} {...common} />
              </Suspense>
            )}
            {shown.length > 0 && view === 'tiles' && (
              <ShelvesView rows={rows} columns={columns} {...common} />
            )}
          </div>
        </div>
      </div>
      <aside className={styles.feed}>
        <InstancesCard running={running} />
        <NoticeCard game={game} notices={notices} ownTeam={ownTeam} />
      </aside>
      <AnswerWatcher gameId={game.id} openId={openId} titleOf={titleOf} />
      <Suspense>
        {openId !== undefined && (
          <ChallengeDialog
            game={game}
            board={all}
            order={order}
            challengeId={openId}
            onMove={(id) => opened.replace(String(id))}
            onClose={opened.close}
            onClosed={() => roving.focus(openId)}
          />
        )}
        {dialog.value === 'notices' && (
          <NoticeDialog game={game} notices={notices} ownTeam={ownTeam} onClose={dialog.close} />
        )}
        {dialog.value === 'alerts' && <AlertDialog onClose={dialog.close} />}
      </Suspense>
    </div>
  )
}

/** So long before its deadline a write-up is spoken of on the board, in milliseconds. */
const worthSaying = 24 * 3_600_000

function WriteupDue({ game, details }: { game: Game; details: GameDetails }) {
  const { t } = useLingui()
  const { writeupRequired, writeupDeadline } = details
  const isDue = useFromNow(
    (nowMs) => writeupRequired && nowMs < writeupDeadline && writeupDeadline - nowMs < worthSaying,
  )
  if (!isDue) return null
  return (
    <Callout
      tone="warn"
      title={t`Your write-up is due`}
      action={
        <Button size="sm" asChild>
          <Link to={paths.game(game.id, { dlg: 'writeup' })}>
            <Trans>Hand in</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>
        Files are taken for <TimeLeft until={writeupDeadline} />
      </Trans>
    </Callout>
  )
}

function AllSolved({ board }: { board: Board }) {
  const { t } = useLingui()
  const total = board.all.length
  if (total === 0 || board.all.some(({ solve }) => !solve)) return null
  return (
    <Callout tone="ok" title={t`All ${total} solved`}>
      <Trans>You can go to sleep now. A notice tells when something opens.</Trans>
    </Callout>
  )
}
