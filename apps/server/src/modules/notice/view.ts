import type { NoticeRow } from '#modules/notice/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export const noticeView = (notice: NoticeRow): Schema<'GameNotice'> => ({
  type: notice.type,
  values: notice.args,
  id: notice.id,
  time: notice.published_at,
  ...(notice.edited_at !== null && { editedAt: notice.edited_at }),
})
