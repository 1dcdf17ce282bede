import type { GameSettings, Notice } from '@halyard/api'
import { useListEditNotices, useListNotices } from '@halyard/query'
import { EmptyState, Loading, PageHeader, Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Composer } from '#features/organise/notices/composer.tsx'
import { EditNotice } from '#features/organise/notices/edit-notice.tsx'
import {
  allNotices,
  asNoticeFilter,
  chosenNotices,
  isWritten,
} from '#features/organise/notices/notice-list-model.ts'
import type { NoticeFilter } from '#features/organise/notices/notice-list-model.ts'
import { EditedNotices, NoticeFilterBar } from '#features/organise/notices/notice-list.tsx'
import { useDeleteNoticeQuestion } from '#features/organise/notices/use-delete-notice.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { usePhase } from '#shared/game/use-standing.ts'
import { Page } from '#shared/layout/page.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** How often other organisers' notices are looked for, in milliseconds. */
const paceMs = 30_000

/** Writes notices to the players of a game, and shows all of them. */
export function NoticesScreen({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const { data, error, refetch } = useListEditNotices(game.id, { refetchInterval: paceMs })
  // Players, too, get a list only once the game has started.
  const hasStarted = usePhase(game) !== 'coming'
  const { data: shown = [] } = useListNotices(game.id, { enabled: hasStarted })
  return (
    <Page title={[t`Notices`, game.title]} width="form">
      <PageHeader
        title={<Trans comment="Short news from the organisers during a game.">Notices</Trans>}
      />
      <Composer game={game} />
      {data && <Notices gameId={game.id} notices={allNotices(data, shown)} />}
      {!data && error && (
        <LoadFailed
          level={2}
          title={t`The notices did not load`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t`Loading the notices`}>
          <Skeleton height="12rem" shape="box" />
        </Loading>
      )}
    </Page>
  )
}

function Notices({ gameId, notices }: { gameId: number; notices: readonly Notice[] }) {
  const { t } = useLingui()
  const { search, change } = useSearchChoice<'show'>()
  const dialog = useOpenParam('edit')
  const askDelete = useDeleteNoticeQuestion(gameId)
  const filter = asNoticeFilter(search.get('show'))
  const setFilter = (next: NoticeFilter) => change({ show: next === 'all' ? '' : next })
  const edited = notices.find((notice) => String(notice.id) === dialog.value && isWritten(notice))
  const chosen = chosenNotices(notices, filter)
  return (
    <>
      {notices.length > 0 && (
        <NoticeFilterBar notices={notices} filter={filter} onChange={setFilter} />
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
