import { checkProvider, updateProviders } from '#admin/providers/mutations.ts'
import { providerQueries } from '#admin/providers/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useGetProviders = queryHook(providerQueries.list)

export const useUpdateProviders = mutationHook(updateProviders)

export const useCheckProvider = mutationHook(checkProvider)
