import { mutationHook } from '#core/hooks.ts'
import { downloadSubmissionSheet } from '#game/sheets/mutations.ts'

export const useDownloadSubmissionSheet = mutationHook(downloadSubmissionSheet)
