import type { GameSettings, Schema } from '@halyard/api'
import {
  scheduledNoticeQueries,
  useDeleteScheduledNotice,
  useListScheduledNotices,
} from '@halyard/query'
import { Card, IconButton, Inline, NoticeItem, NoticeList, SectionHeader, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { deleteOnce } from '#features/organise/delete-once.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { LocalTime } from '#shared/format/local-time.tsx'
import { NoticeMessage } from '#shared/game/notices/notice-message.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import * as styles from './notices.css.ts'

const ScheduleNotice = lazyPart(
  'ScheduleNotice',
  () => import('#features/organise/notices/schedule-notice.tsx'),
)

/** How often is looked which of them are out, in milliseconds. */
const paceMs = 30_000

type Scheduled = Schema<'ScheduledNoticeModel'>

/** Notices that wait for their time, the next first; nothing while none does. */
export function ScheduledNotices({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const enabled = useHasExtension('scheduledNotices')
  const { data, error, refetch } = useListScheduledNotices(game.id, {
    enabled,
    refetchInterval: paceMs,
  })
  const [edited, setEdited] = useState<Scheduled>()
  const askDelete = useDeleteQuestion(game.id)
  if (error && !data) {
    const retry = () => void refetch()
    return (
      <LoadFailed title={t`The scheduled notices did not load`} error={error} onRetry={retry} />
    )
  }
  if (!data || data.length === 0) return null
  return (
    <section>
      <Stack gap={2}>
        <SectionHeader title={<Trans>Scheduled</Trans>} />
        <Card padding="none">
          <NoticeList label={t`Scheduled notices`}>
            {data.map((notice) => (
              <NoticeItem
                key={notice.id}
                kind="notice"
                time={<LocalTime at={notice.publishAt} format="dateTime" />}
              >
                <div className={styles.item}>
                  <span className={styles.text}>
                    <NoticeMessage notice={{ type: 'Normal', values: [notice.content] }} />
                  </span>
                  <Inline gap={1} isWrapping={false}>
                    <IconButton size="sm" label={t`Edit notice`} onClick={() => setEdited(notice)}>
                      <Pencil size={14} />
                    </IconButton>
                    <IconButton
                      size="sm"
                      label={t`Delete notice`}
                      onClick={() => askDelete(notice)}
                    >
                      <Trash2 size={14} />
                    </IconButton>
                  </Inline>
                </div>
              </NoticeItem>
            ))}
          </NoticeList>
        </Card>
      </Stack>
      <Suspense>
        {edited && (
          <ScheduleNotice gameId={game.id} stored={edited} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </section>
  )
}

function useDeleteQuestion(gameId: number) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useDeleteScheduledNotice()
  return ({ id: noticeId }: Scheduled): void =>
    confirm({
      title: t`Delete this notice?`,
      body: <Trans>It is not published.</Trans>,
      action: t`Delete notice`,
      tone: 'danger',
      run: () =>
        deleteOnce(
          () => mutateAsync({ gameId, noticeId }),
          () => client.invalidateQueries(scheduledNoticeQueries.list(gameId)),
        ),
    })
}
