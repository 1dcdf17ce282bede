import type { NoticeType } from '@halyard/api'
import type { NoticeKind } from '@halyard/ui'

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

/** Whether a notice announces a first, second or third blood. */
export const isBlood = ({ type }: { type: NoticeType }): boolean =>
  ['first', 'second', 'third'].includes(kindOf(type))
