import { mutationHook, queryHook } from '#core/hooks.ts'
import { updateRequirements } from '#edit/requirements/mutations.ts'
import { requirementQueries } from '#edit/requirements/queries.ts'

export const useGetRequirements = queryHook(requirementQueries.detail)

export const useUpdateRequirements = mutationHook(updateRequirements)
