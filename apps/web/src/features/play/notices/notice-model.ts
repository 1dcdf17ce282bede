import type { Notice, NoticeType } from '@halyard/api'
import type { NoticeKind } from '@halyard/ui'

export const noticeFilters = ['all', 'staff', 'bloods'] as const
export type NoticeFilter = (typeof noticeFilters)[number]

const kinds = {
  Normal: 'notice',
  FirstBlood: 'first',
  SecondBlood: 'second',
  ThirdBlood: 'third',
  NewHint: 'hint',
  NewChallenge: 'challenge',
} as const satisfies Record<NoticeType, NoticeKind>

/** What a notice looks like; one of a newer server looks like a word of the organisers. */
export const kindOf = (type: NoticeType): NoticeKind => kinds[type] ?? 'notice'

const isBlood = (notice: Notice) => ['first', 'second', 'third'].includes(kindOf(notice.type))

/** Notices of one kind, newest first. The server puts the organisers' first, whatever their age. */
export const shownNotices = (notices: readonly Notice[], filter: NoticeFilter): Notice[] =>
  notices
    .filter((notice) => filter === 'all' || isBlood(notice) === (filter === 'bloods'))
    .toSorted((a, b) => b.time - a.time || b.id - a.id)
