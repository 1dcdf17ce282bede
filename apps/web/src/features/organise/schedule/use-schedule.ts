import type { Schema } from '@halyard/api'
import { useGetSchedule } from '@halyard/query'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useMayOpen } from '#shared/session/user.ts'

/** The schedule of a game as it is stored. */
export type StoredSchedule = Schema<'ScheduleModel'>

/** The schedule of a game; undefined on servers without the extension, for who does not manage it, and until it has come. */
export function useSchedule(gameId: number): StoredSchedule | undefined {
  const isManager = useMayOpen()('gameInfo', gameId)
  const enabled = useHasExtension('schedule') && isManager
  return useGetSchedule(gameId, { enabled }).data
}
