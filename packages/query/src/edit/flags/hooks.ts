import { mutationHook } from '#core/hooks.ts'
import { addFlags, deleteFlags, setAttachment } from '#edit/flags/mutations.ts'

export const useSetAttachment = mutationHook(setAttachment)

export const useAddFlags = mutationHook(addFlags)

export const useDeleteFlags = mutationHook(deleteFlags)
