import type { Language } from '#i18n/language.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { translate } from '#i18n/translate.ts'
import type { NoticeRow } from '#modules/notice/repository.ts'

const KEYS = {
  FirstBlood: 'noticeFirstBlood',
  SecondBlood: 'noticeSecondBlood',
  ThirdBlood: 'noticeThirdBlood',
  NewHint: 'noticeNewHint',
  NewChallenge: 'noticeNewChallenge',
} as const satisfies Partial<Record<NoticeRow['type'], MessageKey>>

/** What a notice says, as plain text; the Markdown of organisers as they wrote it. */
export function noticeSentence(
  { type, args }: Pick<NoticeRow, 'type' | 'args'>,
  language: Language,
): string {
  const [first = '', second = ''] = args
  if (type === 'Normal') return first.trim()
  if (type === 'NewHint' || type === 'NewChallenge')
    return translate(language, KEYS[type], { title: first })
  return translate(language, KEYS[type], { team: first, taken: second })
}
