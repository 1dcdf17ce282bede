import { mutationHook, queryHook } from '#core/hooks.ts'
import {
  pauseGame,
  resumeGame,
  revealScoreboard,
  updateSchedule,
} from '#edit/schedule/mutations.ts'
import { scheduleQueries } from '#edit/schedule/queries.ts'

export const useGetSchedule = queryHook(scheduleQueries.detail)

export const useUpdateSchedule = mutationHook(updateSchedule)

export const usePauseGame = mutationHook(pauseGame)

export const useResumeGame = mutationHook(resumeGame)

export const useRevealScoreboard = mutationHook(revealScoreboard)
