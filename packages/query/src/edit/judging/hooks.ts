import { mutationHook, queryHook } from '#core/hooks.ts'
import { judgeAnswersAgain } from '#edit/judging/mutations.ts'
import { judgingQueries } from '#edit/judging/queries.ts'

export const usePreviewJudging = queryHook(judgingQueries.preview)

export const useJudgeAnswersAgain = mutationHook(judgeAnswersAgain)
