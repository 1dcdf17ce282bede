import { mutationHook, queryHook } from '#core/hooks.ts'
import {
  createGame,
  deleteGame,
  setBloodBonus,
  setGameHidden,
  setGameTimes,
  updateGame,
  updateGamePoster,
} from '#edit/games/mutations.ts'
import { editGameQueries } from '#edit/games/queries.ts'

export const useGetEditGame = queryHook(editGameQueries.detail)

export const useCreateGame = mutationHook(createGame)

export const useUpdateGame = mutationHook(updateGame)

export const useUpdateGamePoster = mutationHook(updateGamePoster)

export const useDeleteGame = mutationHook(deleteGame)

export const useSetGameHidden = mutationHook(setGameHidden)

export const useSetGameTimes = mutationHook(setGameTimes)

export const useSetBloodBonus = mutationHook(setBloodBonus)

export const useListEditGames = queryHook(editGameQueries.list)
