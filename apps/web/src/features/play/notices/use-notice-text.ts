import type { Notice } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { withoutMarks } from '#shared/content/without-marks.ts'
import { kindOf } from '#shared/game/notices/notice-kind.ts'

/** A notice as plain text, for places that render none: toasts and notifications of the system. */
export function useNoticeText() {
  const { t } = useLingui()
  return ({ type, values }: Notice): { title: string; body: string } => {
    const [first = '', second = ''] = values
    switch (kindOf(type)) {
      case 'first':
        return { title: t`First blood`, body: t`${first} solved ${second}` }
      case 'second':
        return { title: t`Second blood`, body: t`${first} solved ${second}` }
      case 'third':
        return { title: t`Third blood`, body: t`${first} solved ${second}` }
      case 'hint':
        return { title: t`Hint added`, body: first }
      case 'challenge':
        return { title: t`New challenge`, body: first }
      case 'notice':
        return { title: t`Notice from the organizers`, body: withoutMarks(first) }
      default:
        return { title: '', body: '' }
    }
  }
}
