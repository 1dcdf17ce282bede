import { mutationHook, queryHook } from '#core/hooks.ts'
import { createContainer, deleteContainer, extendContainer } from '#game/containers/mutations.ts'
import { instanceQueries } from '#game/containers/queries.ts'

export const useListTeamInstances = queryHook(instanceQueries.list)

export const useCreateContainer = mutationHook(createContainer)

export const useDeleteContainer = mutationHook(deleteContainer)

export const useExtendContainer = mutationHook(extendContainer)
