import { mutationHook } from '#core/hooks.ts'
import { createTestContainer, destroyTestContainer } from '#edit/containers/mutations.ts'

export const useCreateTestContainer = mutationHook(createTestContainer)

export const useDestroyTestContainer = mutationHook(destroyTestContainer)
