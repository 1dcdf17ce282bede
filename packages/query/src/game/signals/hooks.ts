import { mutationHook, queryHook } from '#core/hooks.ts'
import {
  exportSignals,
  markSignal,
  unmarkSignal,
  updateSignalSettings,
} from '#game/signals/mutations.ts'
import { signalQueries } from '#game/signals/queries.ts'

export const useListSignals = queryHook(signalQueries.list)

export const useGetSignalSettings = queryHook(signalQueries.settings)

export const useMarkSignal = mutationHook(markSignal)

export const useUnmarkSignal = mutationHook(unmarkSignal)

export const useUpdateSignalSettings = mutationHook(updateSignalSettings)

export const useExportSignals = mutationHook(exportSignals)
