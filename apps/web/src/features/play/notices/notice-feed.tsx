import type { Notice } from '@halyard/api'
import { EmptyState, Loading, NoticeItem, NoticeList, Skeleton, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/play/notices/notice-feed.css.ts'
import { shownNotices } from '#features/play/notices/notice-model.ts'
import type { NoticeFilter } from '#features/play/notices/notice-model.ts'
import type { useNotices } from '#shared/game/notices/use-notices.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { kindOf } from '#shared/game/notices/notice-kind.ts'
import { NoticeMessage } from '#shared/game/notices/notice-message.tsx'
import { NoticeTime } from '#shared/game/notices/notice-time.tsx'

type NoticeFeedProps = {
  notices: ReturnType<typeof useNotices>
  filter: NoticeFilter
  ownTeam: string | undefined
  isUnread: (noticeId: number) => boolean
  /** Only so many of the newest; all when it is left out. */
  most?: number
}

/** What happened in the game, newest first. */
export function NoticeFeed({ notices, filter, ownTeam, isUnread, most }: NoticeFeedProps) {
  const { t } = useLingui()
  if (!notices.data) return <Waiting notices={notices} />
  const shown = shownNotices(notices.data, filter).slice(0, most)
  if (shown.length === 0) return <EmptyState title={t`No notices yet`} />
  return (
    <NoticeList label={t`Notices`}>
      {shown.map((notice) => (
        <Item key={notice.id} notice={notice} ownTeam={ownTeam} isUnread={isUnread(notice.id)} />
      ))}
    </NoticeList>
  )
}

function Waiting({ notices }: Pick<NoticeFeedProps, 'notices'>) {
  const { t } = useLingui()
  if (!notices.error) {
    return (
      <Loading label={t`Loading the notices`}>
        <Stack gap={3} className={styles.padded}>
          {['80%', '60%', '70%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </Loading>
    )
  }
  return (
    <LoadFailed
      title={t`The notices did not load`}
      error={notices.error}
      onRetry={() => void notices.refetch()}
    />
  )
}

type ItemProps = { notice: Notice; ownTeam: string | undefined; isUnread: boolean }

function Item({ notice, ownTeam, isUnread }: ItemProps) {
  const kind = kindOf(notice.type)
  const isBlood = notice.values.length > 1
  return (
    <NoticeItem
      kind={kind}
      isUnread={isUnread}
      isOwn={isBlood && notice.values[0] === ownTeam}
      time={<NoticeTime notice={notice} format="time" />}
    >
      <NoticeMessage notice={notice} />
    </NoticeItem>
  )
}
