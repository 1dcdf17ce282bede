import { mutationHook } from '#core/hooks.ts'
import { exportGame, importGame } from '#edit/package/mutations.ts'

export const useExportGame = mutationHook(exportGame)

export const useImportGame = mutationHook(importGame)
