import { mutationHook, queryHook } from '#core/hooks.ts'
import { submitWriteup } from '#game/writeups/mutations.ts'
import { writeupQueries } from '#game/writeups/queries.ts'

export const useGetWriteup = queryHook(writeupQueries.detail)

export const useSubmitWriteup = mutationHook(submitWriteup)
