import type { Game } from '@halyard/api'
import { Button, Card, CardHeader, DotLabel, IconButton, Segmented } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NoticeFeed } from '#features/play/notices/notice-feed.tsx'
import * as styles from '#features/play/notices/notice-feed.css.ts'
import type { NoticeFilter } from '#features/play/notices/notice-model.ts'
import { useHubState } from '#shared/game/hub-state.ts'
import type { useNotices } from '#shared/game/notices/use-notices.ts'
import { useUnread } from '#shared/game/notices/use-unread.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

type NoticeCardProps = {
  game: Game
  notices: ReturnType<typeof useNotices>
  ownTeam: string | undefined
}

/** Milliseconds for which the pointer or the focus stays on the notices before they count as read. */
const glance = 1200

/** The notices beside a wide board. */
export function NoticeCard({ game, notices, ownTeam }: NoticeCardProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const unread = useUnread(game)
  const reading = useGlance(unread.markAllRead)
  return (
    <Card padding="none" asChild>
      <section {...reading}>
        <CardHeader
          title={<NoticesTitle gameId={game.id} isFailing={notices.error !== null} />}
          action={<NoticeFilterSwitch value={filter} onChange={setFilter} />}
        />
        <div className={styles.tools}>
          {unread.count > 0 ? (
            <Button size="sm" tone="ghost" onClick={unread.markAllRead}>
              {t`${plural(unread.count, { one: '# unread', other: '# unread' })}`}
            </Button>
          ) : (
            <span>
              <Trans comment="Button: marks all notices as read.">Mark all as read</Trans>
            </span>
          )}
          <AlertsButton />
        </div>
        <NoticeFeed
          notices={notices}
          filter={filter}
          ownTeam={ownTeam}
          isUnread={unread.isUnread}
        />
      </section>
    </Card>
  )
}

/** Props for what is read by looking at it for a while. */
function useGlance(onRead: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  const start = () => {
    stop()
    timer.current = setTimeout(onRead, glance)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop }
}

/** The label, with a dot that shows whether the list is live. */
function NoticesTitle({ gameId, isFailing }: { gameId: number; isFailing: boolean }) {
  const hub = useHubState(gameId)
  if (hub === 'broken' || isFailing) {
    return (
      <span role="status">
        <DotLabel tone="warn">
          <Trans>Notices, reconnecting</Trans>
        </DotLabel>
      </span>
    )
  }
  return (
    <DotLabel tone="ok" isLive={hub === 'connected'}>
      <span className={styles.whole}>
        <Trans>Notices</Trans>
      </span>
    </DotLabel>
  )
}

/** Opens the settings of sounds and alerts. */
export function AlertsButton() {
  'use memo'
  const { t } = useLingui()
  const dialog = useOpenParam('dlg')
  return (
    <IconButton size="sm" label={t`Alerts and sound`} onClick={() => dialog.open('alerts')}>
      <BellRing size={14} />
    </IconButton>
  )
}

type SwitchProps = { value: NoticeFilter; onChange: (filter: NoticeFilter) => void }

export function NoticeFilterSwitch({ value, onChange }: SwitchProps) {
  const { t } = useLingui()
  return (
    <Segmented
      size="sm"
      label={t`Which notices`}
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'all', label: t`All` },
        {
          value: 'staff',
          label: t({
            message: 'Staff',
            comment: 'Filter: notices that the organisers wrote themselves.',
          }),
        },
        { value: 'bloods', label: t`Bloods` },
      ]}
    />
  )
}
