import { useMutation } from '@tanstack/react-query'
import { withCallbacks } from '#core/hook-options.ts'
import type { CallbacksOf } from '#core/hook-options.ts'
import { createPost, deletePost, updatePost } from '#edit/post-mutations.ts'

// One hook for each operation that a component uses, named after its operationId.

export const useCreatePost = (callbacks?: CallbacksOf<typeof createPost>) =>
  useMutation(withCallbacks(createPost, callbacks))

export const useDeletePost = (callbacks?: CallbacksOf<typeof deletePost>) =>
  useMutation(withCallbacks(deletePost, callbacks))

export const useUpdatePost = (callbacks?: CallbacksOf<typeof updatePost>) =>
  useMutation(withCallbacks(updatePost, callbacks))
