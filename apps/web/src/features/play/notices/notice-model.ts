import type { Notice } from '@halyard/api'
import { isBlood } from '#shared/game/notices/notice-kind.ts'

export const noticeFilters = ['all', 'staff', 'bloods'] as const
export type NoticeFilter = (typeof noticeFilters)[number]

/** Notices of one kind, newest first. The server puts the organisers' first, whatever their age. */
export const shownNotices = (notices: readonly Notice[], filter: NoticeFilter): Notice[] =>
  notices
    .filter((notice) => filter === 'all' || isBlood(notice) === (filter === 'bloods'))
    .toSorted((a, b) => b.time - a.time || b.id - a.id)
