import { mutationHook, queryHook } from '#core/hooks.ts'
import {
  answerQuestion,
  claimQuestion,
  releaseQuestion,
  updateCannedAnswers,
} from '#edit/questions/mutations.ts'
import { editQuestionQueries } from '#edit/questions/queries.ts'

export const useListGameQuestions = queryHook(editQuestionQueries.list)

export const useQuestionCounts = queryHook(editQuestionQueries.counts)

export const useGetCannedAnswers = queryHook(editQuestionQueries.canned)

export const useClaimQuestion = mutationHook(claimQuestion)

export const useReleaseQuestion = mutationHook(releaseQuestion)

export const useAnswerQuestion = mutationHook(answerQuestion)

export const useUpdateCannedAnswers = mutationHook(updateCannedAnswers)
