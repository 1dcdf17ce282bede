import { useQuery } from '@tanstack/react-query'
import { mutationHook, queryHook } from '#core/hooks.ts'
import { deleteCaptureFiles, deleteCaptures } from '#game/captures/mutations.ts'
import { captureQueries } from '#game/captures/queries.ts'

export const useListCaptureChallenges = queryHook(captureQueries.challenges)

export const useListCaptureTeams = queryHook(captureQueries.teams)

export const useListCaptureFiles = queryHook(captureQueries.files)

export const useDeleteCaptures = mutationHook(deleteCaptures)

export const useDeleteCaptureFiles = mutationHook(deleteCaptureFiles)

/** One capture in a form of the caller's own. */
export const useGetCapture = <Content>(
  ...capture: Parameters<typeof captureQueries.content<Content>>
) => useQuery(captureQueries.content(...capture))
