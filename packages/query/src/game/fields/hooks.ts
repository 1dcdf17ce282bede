import { mutationHook } from '#core/hooks.ts'
import { deleteFieldAnswers, updateFieldAnswers } from '#game/fields/mutations.ts'

export const useUpdateFieldAnswers = mutationHook(updateFieldAnswers)

export const useDeleteFieldAnswers = mutationHook(deleteFieldAnswers)
