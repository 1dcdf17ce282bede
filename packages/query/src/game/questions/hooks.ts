import { mutationHook, queryHook } from '#core/hooks.ts'
import { askQuestion, markQuestionsRead } from '#game/questions/mutations.ts'
import { questionQueries } from '#game/questions/queries.ts'

export const useListQuestions = queryHook(questionQueries.list)

export const useAskQuestion = mutationHook(askQuestion)

export const useMarkQuestionsRead = mutationHook(markQuestionsRead)
