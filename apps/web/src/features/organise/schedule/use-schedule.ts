import type { Schema } from '@halyard/api'
import { useGetSchedule } from '@halyard/query'
import { useHasExtension } from '#shared/platform/platform.ts'

/** The schedule of a game as it is stored. */
export type StoredSchedule = Schema<'ScheduleModel'>

/** The schedule of a game; undefined on servers without the extension, and until it has come. */
export function useSchedule(gameId: number): StoredSchedule | undefined {
  const enabled = useHasExtension('schedule')
  return useGetSchedule(gameId, { enabled }).data
}
