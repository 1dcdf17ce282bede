import { mutationHook } from '#core/hooks.ts'
import { flushScoreboard } from '#edit/scoreboard/mutations.ts'

export const useFlushScoreboard = mutationHook(flushScoreboard)
