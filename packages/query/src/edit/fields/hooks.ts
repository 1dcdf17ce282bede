import { mutationHook, queryHook } from '#core/hooks.ts'
import { updateProfileFields } from '#edit/fields/mutations.ts'
import { fieldQueries } from '#edit/fields/queries.ts'

export const useGetProfileFields = queryHook(fieldQueries.detail)

export const useListFieldAnswers = queryHook(fieldQueries.answers)

export const useUpdateProfileFields = mutationHook(updateProfileFields)
