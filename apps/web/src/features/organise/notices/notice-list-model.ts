import type { Notice } from '@halyard/api'
import { isBlood, kindOf } from '#shared/game/notices/notice-kind.ts'

export const noticeFilters = ['all', 'written', 'challenges', 'bloods'] as const
export type NoticeFilter = (typeof noticeFilters)[number]

/** Whether organisers wrote a notice: only those can be changed. */
export const isWritten = ({ type }: Notice): boolean => kindOf(type) === 'notice'

function passes(notice: Notice, filter: NoticeFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'written') return isWritten(notice)
  return isBlood(notice) ? filter === 'bloods' : filter === 'challenges' && !isWritten(notice)
}

/**
 * All notices of a game, newest first. Those that organisers wrote come from their own list, which is there before the start,
 * too; the game's own ones from the list of the players.
 */
export const allNotices = (written: readonly Notice[], shown: readonly Notice[]): Notice[] =>
  [...written, ...shown.filter((notice) => !isWritten(notice))].toSorted(
    (a, b) => b.time - a.time || b.id - a.id,
  )

/** The notices that a filter leaves. */
export const chosenNotices = (notices: readonly Notice[], filter: NoticeFilter): Notice[] =>
  notices.filter((notice) => passes(notice, filter))
