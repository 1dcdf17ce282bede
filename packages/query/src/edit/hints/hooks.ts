import { mutationHook, queryHook } from '#core/hooks.ts'
import { updateHints } from '#edit/hints/mutations.ts'
import { hintQueries } from '#edit/hints/queries.ts'

export const useGetHints = queryHook(hintQueries.list)

export const useUpdateHints = mutationHook(updateHints)
