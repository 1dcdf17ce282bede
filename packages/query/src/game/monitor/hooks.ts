import { queryHook } from '#core/hooks.ts'
import { monitorQueries } from '#game/monitor/queries.ts'

export const useListCheatInfo = queryHook(monitorQueries.cheatInfo)

/** The wrong answers among the submissions of a game. */
export const useListWrongAnswers = queryHook(monitorQueries.wrongAnswers)
