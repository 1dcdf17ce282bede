import { useMutation, useQuery } from '@tanstack/react-query'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf, QueryHookOptions } from '#core/hook-options.ts'
import {
  createContainer,
  deleteCaptureFiles,
  deleteCaptures,
  deleteContainer,
  downloadSubmissionSheet,
  extendContainer,
  joinGame,
  leaveGame,
  submitFlag,
  submitWriteup,
} from '#game/mutations.ts'
import { gameQueries, monitorQueries } from '#game/queries.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useListRecentGames = (limit: number, options?: QueryHookOptions) =>
  useQuery({ ...gameQueries.recent(limit), ...options })

export const useGetGame = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...gameQueries.detail(gameId), ...options })

export const useGetGameDetails = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...gameQueries.play(gameId), ...options })

export const useGetJoinCheck = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...gameQueries.joinCheck(gameId), ...options })

export const useGetScoreboard = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...gameQueries.scoreboard(gameId), ...options })

export const useListNotices = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...gameQueries.notices(gameId), ...options })

export const useListCheatInfo = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...monitorQueries.cheatInfo(gameId), ...options })

export const useListParticipations = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...monitorQueries.participations(gameId), ...options })

export const useListCaptureChallenges = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...monitorQueries.captureChallenges(gameId), ...options })

export const useListCaptureTeams = (challengeId: number, options?: QueryHookOptions) =>
  useQuery({ ...monitorQueries.captureTeams(challengeId), ...options })

export const useListCaptureFiles = (
  challengeId: number,
  partId: number,
  options?: QueryHookOptions,
) => useQuery({ ...monitorQueries.captureFiles(challengeId, partId), ...options })

export const useGetChallenge = (gameId: number, challengeId: number, options?: QueryHookOptions) =>
  useQuery({ ...gameQueries.challenge(gameId, challengeId), ...options })

export const useGetWriteup = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...gameQueries.writeup(gameId), ...options })

export const useCreateContainer = (callbacks?: CallbacksOf<typeof createContainer>) =>
  useMutation(withCallbacks(createContainer, callbacks))

export const useDeleteContainer = (callbacks?: CallbacksOf<typeof deleteContainer>) =>
  useMutation(withCallbacks(deleteContainer, callbacks))

export const useDeleteCaptures = (callbacks?: CallbacksOf<typeof deleteCaptures>) =>
  useMutation(withCallbacks(deleteCaptures, callbacks))

export const useDeleteCaptureFiles = () => useMutation(deleteCaptureFiles)

export const useDownloadSubmissionSheet = (
  callbacks?: CallbacksOf<typeof downloadSubmissionSheet>,
) => useMutation(withCallbacks(downloadSubmissionSheet, callbacks))

export const useExtendContainer = (callbacks?: CallbacksOf<typeof extendContainer>) =>
  useMutation(withCallbacks(extendContainer, callbacks))

export const useJoinGame = (callbacks?: CallbacksOf<typeof joinGame>) =>
  useMutation(withCallbacks(joinGame, callbacks))

export const useLeaveGame = (callbacks?: CallbacksOf<typeof leaveGame>) =>
  useMutation(withCallbacks(leaveGame, callbacks))

export const useSubmitFlag = (callbacks?: CallbacksOf<typeof submitFlag>) =>
  useMutation(withCallbacks(submitFlag, callbacks))

export const useSubmitWriteup = (callbacks?: CallbacksOf<typeof submitWriteup>) =>
  useMutation(withCallbacks(submitWriteup, callbacks))
