import { resetSecondFactor, updateSecondFactorPolicy } from '#admin/second-factor/mutations.ts'
import { secondFactorQueries } from '#admin/second-factor/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useGetSecondFactorPolicy = queryHook(secondFactorQueries.policy)

export const useUpdateSecondFactorPolicy = mutationHook(updateSecondFactorPolicy)

export const useResetSecondFactor = mutationHook(resetSecondFactor)
