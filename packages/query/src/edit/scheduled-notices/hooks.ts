import { mutationHook, queryHook } from '#core/hooks.ts'
import {
  deleteScheduledNotice,
  scheduleNotice,
  updateScheduledNotice,
} from '#edit/scheduled-notices/mutations.ts'
import { scheduledNoticeQueries } from '#edit/scheduled-notices/queries.ts'

export const useListScheduledNotices = queryHook(scheduledNoticeQueries.list)

export const useScheduleNotice = mutationHook(scheduleNotice)

export const useUpdateScheduledNotice = mutationHook(updateScheduledNotice)

export const useDeleteScheduledNotice = mutationHook(deleteScheduledNotice)
