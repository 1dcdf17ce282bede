import { useMutation, useQuery } from '@tanstack/react-query'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf, QueryHookOptions } from '#core/hook-options.ts'
import { addFlags, deleteFlag, setAttachment, updateChallenge } from '#edit/challenge-mutations.ts'
import {
  createGame,
  deleteGame,
  exportGame,
  importGame,
  setGameHidden,
} from '#edit/game-mutations.ts'
import { createPost, deletePost, updatePost } from '#edit/post-mutations.ts'
import { editQueries } from '#edit/queries.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useGetEditGame = (gameId: number, options?: QueryHookOptions) =>
  useQuery({ ...editQueries.detail(gameId), ...options })

export const useGetEditChallenge = (
  gameId: number,
  challengeId: number,
  options?: QueryHookOptions,
) => useQuery({ ...editQueries.challenge(gameId, challengeId), ...options })

export const useCreatePost = (callbacks?: CallbacksOf<typeof createPost>) =>
  useMutation(withCallbacks(createPost, callbacks))

export const useDeletePost = (callbacks?: CallbacksOf<typeof deletePost>) =>
  useMutation(withCallbacks(deletePost, callbacks))

export const useUpdatePost = (callbacks?: CallbacksOf<typeof updatePost>) =>
  useMutation(withCallbacks(updatePost, callbacks))

export const useCreateGame = (callbacks?: CallbacksOf<typeof createGame>) =>
  useMutation(withCallbacks(createGame, callbacks))

export const useDeleteGame = (callbacks?: CallbacksOf<typeof deleteGame>) =>
  useMutation(withCallbacks(deleteGame, callbacks))

export const useExportGame = (callbacks?: CallbacksOf<typeof exportGame>) =>
  useMutation(withCallbacks(exportGame, callbacks))

export const useImportGame = (callbacks?: CallbacksOf<typeof importGame>) =>
  useMutation(withCallbacks(importGame, callbacks))

export const useSetGameHidden = (callbacks?: CallbacksOf<typeof setGameHidden>) =>
  useMutation(withCallbacks(setGameHidden, callbacks))

export const useUpdateChallenge = (callbacks?: CallbacksOf<typeof updateChallenge>) =>
  useMutation(withCallbacks(updateChallenge, callbacks))

export const useSetAttachment = (callbacks?: CallbacksOf<typeof setAttachment>) =>
  useMutation(withCallbacks(setAttachment, callbacks))

export const useAddFlags = (callbacks?: CallbacksOf<typeof addFlags>) =>
  useMutation(withCallbacks(addFlags, callbacks))

export const useDeleteFlag = (callbacks?: CallbacksOf<typeof deleteFlag>) =>
  useMutation(withCallbacks(deleteFlag, callbacks))
