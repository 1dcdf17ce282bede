import { mutationHook, queryHook } from '#core/hooks.ts'
import { submitFlag } from '#game/submit/mutations.ts'
import { submissionQueries } from '#game/submit/queries.ts'

export const useSubmitFlag = mutationHook(submitFlag)

export const useGetSubmissionStatus = queryHook(submissionQueries.status)
