import { queryHook } from '#core/hooks.ts'
import { controlRoomQueries } from '#edit/control-room/queries.ts'

export const useGetControlRoom = queryHook(controlRoomQueries.detail)
