import { mutationHook, queryHook } from '#core/hooks.ts'
import { joinGame, leaveGame } from '#game/join/mutations.ts'
import { joinQueries } from '#game/join/queries.ts'

export const useGetJoinCheck = queryHook(joinQueries.check)

export const useJoinGame = mutationHook(joinGame)

export const useLeaveGame = mutationHook(leaveGame)
