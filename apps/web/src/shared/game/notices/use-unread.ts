import type { Game } from '@halyard/api'
import { useEffect } from 'react'
import { markRead, useReadUpTo } from '#shared/game/notices/read-marks.ts'
import { useNotices } from '#shared/game/notices/use-notices.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'

/**
 * How many notices of a game came since the reader last looked, in any tab of this browser. What was there at the first visit
 * is not new.
 */
export function useUnread(game: Game) {
  const { data: notices } = useNotices(game.id, useStanding(game))
  const readUpTo = useReadUpTo(game.id)
  const newest = notices && Math.max(0, ...notices.map(({ id }) => id))
  useEffect(() => {
    if (newest !== undefined && readUpTo === undefined) markRead(game.id, newest)
  }, [game.id, newest, readUpTo])
  const isUnread = (noticeId: number) => readUpTo !== undefined && noticeId > readUpTo
  return {
    count: notices?.filter(({ id }) => isUnread(id)).length ?? 0,
    isUnread,
    markAllRead: () => {
      if (newest !== undefined) markRead(game.id, newest)
    },
  }
}
