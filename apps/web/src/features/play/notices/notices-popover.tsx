import type { Game } from '@halyard/api'
import { NotificationPanel, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NoticeFilterSwitch } from '#features/play/notices/notice-card.tsx'
import { NoticeFeed } from '#features/play/notices/notice-feed.tsx'
import type { NoticeFilter } from '#features/play/notices/notice-model.ts'
import * as styles from '#features/play/notices/notices-popover.css.ts'
import { useReadOnOpen } from '#features/play/notices/use-read-on-open.ts'
import { useNotices } from '#shared/game/notices/use-notices.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** So many are under the bell; the page of notices has all. */
const mostShown = 50

/** The newest notices, under the bell of any page. */
export function NoticesPopover({ game, onLeave }: { game: Game; onLeave: () => void }) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const notices = useNotices(game.id, useStanding(game))
  const isUnread = useReadOnOpen(game)
  return (
    <NotificationPanel
      title={t`Notices`}
      actions={<NoticeFilterSwitch value={filter} onChange={setFilter} />}
    >
      {/* A box that scrolls must take the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.feed} role="region" aria-label={t`Notices`} tabIndex={0}>
        <NoticeFeed
          notices={notices}
          filter={filter}
          ownTeam={game.teamName ?? undefined}
          isUnread={isUnread}
          most={mostShown}
        />
      </div>
      <div className={styles.foot}>
        <TextLink asChild>
          <Link to={paths.challenges(game.id, { dlg: 'notices' })} onClick={onLeave}>
            <Trans>All notices</Trans>
          </Link>
        </TextLink>
      </div>
    </NotificationPanel>
  )
}
