import { mutationHook } from '#core/hooks.ts'
import { rehearse } from '#edit/rehearsal/rehearsal.ts'

export const useRehearse = mutationHook(rehearse)
