import type { Game } from '@halyard/api'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUnread } from '#shared/game/notices/use-unread.ts'

/**
 * Counts all notices as read while their list is open.
 * @returns whether a notice is rendered as unread: what was unread when the list was opened stays marked while it is open
 */
export function useReadOnOpen(game: Game): (noticeId: number) => boolean {
  const unread = useUnread(game)
  const [isUnread] = useState(() => unread.isUnread)
  const read = useEffectEvent(unread.markAllRead)
  const hasUnread = unread.count > 0
  useEffect(() => {
    if (hasUnread) read()
  }, [hasUnread])
  return isUnread
}
