import { Dialog } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NoticeFilterSwitch } from '#features/play/notices/notice-card.tsx'
import { NoticeFeed } from '#features/play/notices/notice-feed.tsx'
import type { NoticeFilter } from '#features/play/notices/notice-model.ts'
import type { useNotices } from '#features/play/notices/use-notices.ts'

type NoticeDialogProps = {
  notices: ReturnType<typeof useNotices>
  ownTeam: string | undefined
  onClose: () => void
}

/** The notices where the board has no room for them. */
export function NoticeDialog({ notices, ownTeam, onClose }: NoticeDialogProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<NoticeFilter>('all')
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="md" phone="page">
        <Dialog.Header
          title={t`Notices`}
          closeLabel={t`Close`}
          actions={<NoticeFilterSwitch value={filter} onChange={setFilter} />}
          hasLine
        />
        <Dialog.Body tabIndex={0} role="region" aria-label={t`Notices`}>
          <NoticeFeed notices={notices} filter={filter} ownTeam={ownTeam} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}
