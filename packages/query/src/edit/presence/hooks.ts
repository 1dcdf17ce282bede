import { mutationHook, queryHook } from '#core/hooks.ts'
import { updatePresenceSettings } from '#edit/presence/mutations.ts'
import { presenceSettingsQueries } from '#edit/presence/queries.ts'

export const useGetPresenceSettings = queryHook(presenceSettingsQueries.detail)

export const useUpdatePresenceSettings = mutationHook(updatePresenceSettings)
