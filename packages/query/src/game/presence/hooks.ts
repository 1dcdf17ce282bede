import { mutationHook, queryHook } from '#core/hooks.ts'
import { saveTeamNote, updateWorking } from '#game/presence/mutations.ts'
import { presenceQueries } from '#game/presence/queries.ts'

export const useGetTeamPresence = queryHook(presenceQueries.detail)

export const useGetTeamNote = queryHook(presenceQueries.note)

export const useSaveTeamNote = mutationHook(saveTeamNote)

export const useUpdateWorking = mutationHook(updateWorking)
