import { mutationHook, queryHook } from '#core/hooks.ts'
import { createNotice, deleteNotice, updateNotice } from '#edit/notices/mutations.ts'
import { editNoticeQueries } from '#edit/notices/queries.ts'

export const useListEditNotices = queryHook(editNoticeQueries.list)

export const useCreateNotice = mutationHook(createNotice)

export const useUpdateNotice = mutationHook(updateNotice)

export const useDeleteNotice = mutationHook(deleteNotice)
