import { mutationHook } from '#core/hooks.ts'
import { deleteGameWriteups } from '#edit/writeups/mutations.ts'

export const useDeleteGameWriteups = mutationHook(deleteGameWriteups)
