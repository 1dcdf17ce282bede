import type { Game } from '@halyard/api'
import { Dialog } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AlertsButton, NoticeFilterSwitch } from '#features/play/notices/notice-card.tsx'
import * as styles from '#features/play/notices/notice-feed.css.ts'
import { NoticeFeed } from '#features/play/notices/notice-feed.tsx'
import type { NoticeFilter } from '#features/play/notices/notice-model.ts'
import { useReadOnOpen } from '#features/play/notices/use-read-on-open.ts'
import { NoticeFeedLink } from '#shared/feed-link.tsx'
import type { useNotices } from '#shared/game/notices/use-notices.ts'

type NoticeDialogProps = {
  game: Game
  notices: ReturnType<typeof useNotices>
  ownTeam: string | undefined
  onClose: () => void
}

/** The notices where the board has no room for them. */
export function NoticeDialog({ game, notices, ownTeam, onClose }: NoticeDialogProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const isUnread = useReadOnOpen(game)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="md" phone="page">
        <Dialog.Header title={t`Notices`} closeLabel={t`Close`} />
        <Dialog.Body tabIndex={0} role="region" aria-label={t`Notices`}>
          <div className={styles.filter}>
            <NoticeFilterSwitch value={filter} onChange={setFilter} />
            <AlertsButton />
            {!game.hidden && <NoticeFeedLink gameId={game.id} size="sm" />}
          </div>
          <NoticeFeed notices={notices} filter={filter} ownTeam={ownTeam} isUnread={isUnread} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}
