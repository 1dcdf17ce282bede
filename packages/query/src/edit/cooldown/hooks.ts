import { mutationHook, queryHook } from '#core/hooks.ts'
import { updateCooldown } from '#edit/cooldown/mutations.ts'
import { cooldownQueries } from '#edit/cooldown/queries.ts'

export const useGetCooldown = queryHook(cooldownQueries.detail)

export const useUpdateCooldown = mutationHook(updateCooldown)
