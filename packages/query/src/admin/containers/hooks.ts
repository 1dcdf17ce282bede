import { destroyInstances } from '#admin/containers/mutations.ts'
import { adminInstanceQueries } from '#admin/containers/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useListInstances = queryHook(adminInstanceQueries.list)

export const useDestroyInstances = mutationHook(destroyInstances)
