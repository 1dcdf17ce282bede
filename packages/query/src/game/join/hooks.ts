import { mutationHook, queryHook } from '#core/hooks.ts'
import { acceptDeclaration, joinGame, leaveGame } from '#game/join/mutations.ts'
import { joinQueries } from '#game/join/queries.ts'

export const useGetJoinCheck = queryHook(joinQueries.check)

export const useJoinGame = mutationHook(joinGame)

export const useLeaveGame = mutationHook(leaveGame)

export const useAcceptDeclaration = mutationHook(acceptDeclaration)
