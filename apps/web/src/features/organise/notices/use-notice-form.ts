import { limits } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { hasBlank } from '#features/organise/notices/templates.ts'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'

export const { maxLength } = limits.gameNoticeModel.content

export type NoticeText = { content: string }

type NoticeFormOptions = {
  /** Under which the text is kept until it is published. */
  draftName: string
  /** As it is stored; empty for a new one. */
  content: string
  failure: unknown
}

/** The form of one notice. */
export function useNoticeForm({ draftName, content: stored, failure }: NoticeFormOptions) {
  const problemOf = useContentProblem()
  return useEditedForm<NoticeText>({
    draftName,
    stored: { content: stored },
    check: ({ content }) => ({ content: problemOf(content) }),
    failure,
  })
}

/** What keeps a text from being a notice, in words. */
export function useContentProblem() {
  const { t } = useLingui()
  return (content: string): string | undefined => {
    if (content.trim() === '') return t`Enter the text of the notice.`
    if (hasBlank(content)) return t`Replace “…” with your own words.`
    return content.trim().length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  }
}
