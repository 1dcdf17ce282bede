import { mutationHook, queryHook } from '#core/hooks.ts'
import {
  createAdjustment,
  restoreSubmission,
  undoAdjustment,
  voidSubmission,
} from '#edit/corrections/mutations.ts'
import { correctionQueries } from '#edit/corrections/queries.ts'

export const useVoidSubmission = mutationHook(voidSubmission)

export const useRestoreSubmission = mutationHook(restoreSubmission)

export const useListAdjustments = queryHook(correctionQueries.adjustments)

export const useCreateAdjustment = mutationHook(createAdjustment)

export const useUndoAdjustment = mutationHook(undoAdjustment)
