import { queryHook } from '#core/hooks.ts'
import { noticeQueries } from '#game/notices/queries.ts'

export const useListNotices = queryHook((gameId: number) => noticeQueries.list(gameId))
