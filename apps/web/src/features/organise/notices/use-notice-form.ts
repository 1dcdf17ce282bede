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
  const { t } = useLingui()
  return useEditedForm<NoticeText>({
    draftName,
    stored: { content: stored },
    check: ({ content }) => {
      if (content.trim() === '') return { content: t`Enter the text of the notice.` }
      if (hasBlank(content)) return { content: t`Replace “…” with your own words.` }
      const isLong = content.trim().length > maxLength
      return { content: isLong ? t`Use at most ${maxLength} characters.` : undefined }
    },
    failure,
  })
}
