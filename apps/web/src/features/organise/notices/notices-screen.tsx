import type { GameSettings, Notice } from '@halyard/api'
import { useListEditNotices, useListNotices } from '@halyard/query'
import { EmptyState, PageHeader } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Composer } from '#features/organise/notices/composer.tsx'
import { EditNotice } from '#features/organise/notices/edit-notice.tsx'
import {
  allNotices,
  chosenNotices,
  isWritten,
  noticeFilters,
} from '#features/organise/notices/notice-list-model.ts'
import { EditedNotices, NoticeFilterBar } from '#features/organise/notices/notice-list.tsx'
import { ScheduledNotices } from '#features/organise/notices/scheduled-list.tsx'
import { useDeleteNoticeQuestion } from '#features/organise/notices/use-delete-notice.tsx'
import { NoticeFeedLink } from '#shared/feed-link.tsx'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import { Page } from '#shared/layout/page.tsx'
import { optionParam, useListChoice } from '#shared/list/list-choice.ts'
import { ListFrame } from '#shared/list/list-frame.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'

/** How often other organisers' notices are looked for, in milliseconds. */
const paceMs = 30_000

const params = { filter: optionParam('show', noticeFilters, 'all') }

/** Writes notices to the players of a game, and shows all of them. */
export function NoticesScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data, error, refetch } = useListEditNotices(game.id, { refetchInterval: paceMs })
  // Players, too, get a list only once the game has started.
  const hasStarted = usePhase(game) !== 'upcoming'
  const { data: shown = [] } = useListNotices(game.id, { enabled: hasStarted })
  return (
    <Page title={[t`Notices`, game.title]} width="form">
      <PageHeader
        title={<Trans comment="Short news from the organisers during a game.">Notices</Trans>}
        actions={game.hidden || !hasStarted ? undefined : <NoticeFeedLink gameId={game.id} />}
      />
      <Composer game={game} />
      <ScheduledNotices game={game} />
      <ListFrame
        data={data}
        error={error}
        onRetry={refetch}
        failed={t`The notices did not load`}
        loading={t`Loading the notices`}
        height="12rem"
      >
        {(written) => <Notices gameId={game.id} notices={allNotices(written, shown)} />}
      </ListFrame>
    </Page>
  )
}

function Notices({ gameId, notices }: { gameId: number; notices: readonly Notice[] }) {
  const { t } = useLingui()
  const {
    choice: { filter },
    set,
  } = useListChoice(params)
  const dialog = useOpenParam('edit')
  const askDelete = useDeleteNoticeQuestion(gameId)
  const edited = notices.find((notice) => String(notice.id) === dialog.value && isWritten(notice))
  const chosen = chosenNotices(notices, filter)
  return (
    <>
      {notices.length > 0 && (
        <NoticeFilterBar
          notices={notices}
          filter={filter}
          onChange={(next) => set({ filter: next })}
        />
      )}
      {chosen.length > 0 ? (
        <EditedNotices
          notices={chosen}
          onEdit={({ id }) => dialog.open(String(id))}
          onDelete={askDelete}
        />
      ) : (
        <EmptyState level={2} title={t`No notices yet`} />
      )}
      {edited && (
        <EditNotice key={edited.id} gameId={gameId} notice={edited} onClose={dialog.close} />
      )}
    </>
  )
}
