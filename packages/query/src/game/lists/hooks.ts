import { queriesHook, queryHook } from '#core/hooks.ts'
import { gameQueries } from '#game/lists/queries.ts'

export const useListRecentGames = queryHook(gameQueries.recent)

export const useGetGame = queryHook(gameQueries.detail)

export const useListGames = queryHook(gameQueries.list)

export const useListGamePages = queriesHook(gameQueries.list)

/** A game as one of many in a list: not polled. */
export const useGetListedGame = queryHook(gameQueries.listed)

export const useGetListedGames = queriesHook(gameQueries.listed)
