import { resetLogo, updateConfig, uploadLogo } from '#admin/mutations.ts'
import { adminQueries } from '#admin/queries.ts'
import { mutationHook, queryHook } from '#core/hooks.ts'

export const useGetConfig = queryHook(adminQueries.config)

export const useUpdateConfig = mutationHook(updateConfig)

export const useUploadLogo = mutationHook(uploadLogo)

export const useResetLogo = mutationHook(resetLogo)
