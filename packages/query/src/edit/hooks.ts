import { useMutation, useQuery } from '@tanstack/react-query'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf, QueryHookOptions } from '#core/hook-options.ts'
import {
  addFlags,
  createChallenge,
  createTestContainer,
  deleteChallenge,
  destroyTestContainer,
  setAttachment,
  updateChallenge,
} from '#edit/challenge-mutations.ts'
import {
  createGame,
  deleteGame,
  deleteGameWriteups,
  exportGame,
  flushScoreboard,
  importGame,
  setBloodBonus,
  setGameHidden,
  updateGame,
  updateGamePoster,
} from '#edit/game-mutations.ts'
import {
  createDivision,
  createNotice,
  deleteDivision,
  deleteNotice,
  updateDivision,
  updateNotice,
} from '#edit/part-mutations.ts'
import { importChallenge } from '#edit/pack-mutations.ts'
import { createPost, deletePost, updatePost } from '#edit/post-mutations.ts'
import { editQueries } from '#edit/queries.ts'
import { rehearse } from '#edit/rehearsal.ts'
import {
  cloneChallenge,
  deleteChallenges,
  deleteFlags,
  updateChallenges,
} from '#edit/series-mutations.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useGetEditGame = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...editQueries.detail(gameId), ...options })

export const useGetEditChallenge = (
  gameId: number,
  challengeId: number,
  options?: QueryHookOptions,
) => useQuery({ ...editQueries.challenge(gameId, challengeId), ...options })

/** What the test container of a challenge wrote, with the challenge. */
export const useGetTestOutput = (
  { gameId, challengeId }: { gameId: number; challengeId: number },
  options?: QueryHookOptions,
) => useQuery({ ...editQueries.testOutput(gameId, challengeId), ...options })

export const useCreatePost = (callbacks?: CallbacksOf<typeof createPost>) =>
  useMutation(withCallbacks(createPost, callbacks))

export const useDeletePost = (callbacks?: CallbacksOf<typeof deletePost>) =>
  useMutation(withCallbacks(deletePost, callbacks))

export const useUpdatePost = (callbacks?: CallbacksOf<typeof updatePost>) =>
  useMutation(withCallbacks(updatePost, callbacks))

export const useCreateGame = (callbacks?: CallbacksOf<typeof createGame>) =>
  useMutation(withCallbacks(createGame, callbacks))

export const useUpdateGame = (callbacks?: CallbacksOf<typeof updateGame>) =>
  useMutation(withCallbacks(updateGame, callbacks))

export const useUpdateGamePoster = (callbacks?: CallbacksOf<typeof updateGamePoster>) =>
  useMutation(withCallbacks(updateGamePoster, callbacks))

export const useDeleteGame = (callbacks?: CallbacksOf<typeof deleteGame>) =>
  useMutation(withCallbacks(deleteGame, callbacks))

export const useDeleteGameWriteups = (callbacks?: CallbacksOf<typeof deleteGameWriteups>) =>
  useMutation(withCallbacks(deleteGameWriteups, callbacks))

export const useExportGame = (callbacks?: CallbacksOf<typeof exportGame>) =>
  useMutation(withCallbacks(exportGame, callbacks))

export const useImportGame = (callbacks?: CallbacksOf<typeof importGame>) =>
  useMutation(withCallbacks(importGame, callbacks))

export const useSetGameHidden = (callbacks?: CallbacksOf<typeof setGameHidden>) =>
  useMutation(withCallbacks(setGameHidden, callbacks))

export const useSetBloodBonus = (callbacks?: CallbacksOf<typeof setBloodBonus>) =>
  useMutation(withCallbacks(setBloodBonus, callbacks))

export const useFlushScoreboard = (callbacks?: CallbacksOf<typeof flushScoreboard>) =>
  useMutation(withCallbacks(flushScoreboard, callbacks))

export const useListEditChallenges = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...editQueries.challenges(gameId), ...options })

export const useListDivisions = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...editQueries.divisions(gameId), ...options })

export const useCreateChallenge = (callbacks?: CallbacksOf<typeof createChallenge>) =>
  useMutation(withCallbacks(createChallenge, callbacks))

export const useUpdateChallenges = (callbacks?: CallbacksOf<typeof updateChallenges>) =>
  useMutation(withCallbacks(updateChallenges, callbacks))

export const useDeleteChallenges = (callbacks?: CallbacksOf<typeof deleteChallenges>) =>
  useMutation(withCallbacks(deleteChallenges, callbacks))

export const useCloneChallenge = (callbacks?: CallbacksOf<typeof cloneChallenge>) =>
  useMutation(withCallbacks(cloneChallenge, callbacks))

export const useUpdateChallenge = (callbacks?: CallbacksOf<typeof updateChallenge>) =>
  useMutation(withCallbacks(updateChallenge, callbacks))

export const useSetAttachment = (callbacks?: CallbacksOf<typeof setAttachment>) =>
  useMutation(withCallbacks(setAttachment, callbacks))

export const useAddFlags = (callbacks?: CallbacksOf<typeof addFlags>) =>
  useMutation(withCallbacks(addFlags, callbacks))

export const useDeleteFlags = (callbacks?: CallbacksOf<typeof deleteFlags>) =>
  useMutation(withCallbacks(deleteFlags, callbacks))

export const useCreateDivision = (callbacks?: CallbacksOf<typeof createDivision>) =>
  useMutation(withCallbacks(createDivision, callbacks))

export const useUpdateDivision = (callbacks?: CallbacksOf<typeof updateDivision>) =>
  useMutation(withCallbacks(updateDivision, callbacks))

export const useDeleteDivision = (callbacks?: CallbacksOf<typeof deleteDivision>) =>
  useMutation(withCallbacks(deleteDivision, callbacks))

export const useListEditNotices = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...editQueries.notices(gameId), ...options })

export const useCreateNotice = (callbacks?: CallbacksOf<typeof createNotice>) =>
  useMutation(withCallbacks(createNotice, callbacks))

export const useUpdateNotice = (callbacks?: CallbacksOf<typeof updateNotice>) =>
  useMutation(withCallbacks(updateNotice, callbacks))

export const useDeleteNotice = (callbacks?: CallbacksOf<typeof deleteNotice>) =>
  useMutation(withCallbacks(deleteNotice, callbacks))

export const useDeleteChallenge = (callbacks?: CallbacksOf<typeof deleteChallenge>) =>
  useMutation(withCallbacks(deleteChallenge, callbacks))

export const useCreateTestContainer = (callbacks?: CallbacksOf<typeof createTestContainer>) =>
  useMutation(withCallbacks(createTestContainer, callbacks))

export const useDestroyTestContainer = (callbacks?: CallbacksOf<typeof destroyTestContainer>) =>
  useMutation(withCallbacks(destroyTestContainer, callbacks))

export const useImportChallenge = (callbacks?: CallbacksOf<typeof importChallenge>) =>
  useMutation(withCallbacks(importChallenge, callbacks))
export const useRehearse = (callbacks?: CallbacksOf<typeof rehearse>) =>
  useMutation(withCallbacks(rehearse, callbacks))
