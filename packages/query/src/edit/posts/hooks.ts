import { mutationHook } from '#core/hooks.ts'
import { createPost, deletePost, updatePost } from '#edit/posts/mutations.ts'

export const useCreatePost = mutationHook(createPost)

export const useDeletePost = mutationHook(deletePost)

export const useUpdatePost = mutationHook(updatePost)
