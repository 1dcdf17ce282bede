import { useCreatePost, useUpdatePost } from '@halyard/query'
import { useMutation } from '@tanstack/react-query'
import { toPostUpdate } from '#features/posts/post-form.ts'
import type { PostForm } from '#features/posts/post-form.ts'

type Save = {
  /** None for a new post. */
  postId: string | undefined
  form: PostForm
  isPinned: boolean
  wasPinned: boolean
}

/**
 * Stores a post, new or not, and then whether it is pinned: a body that says so may change nothing else.
 *
 * @param onSaved gets the post's id
 */
export function useSavePost(onSaved: (postId: string) => void) {
  const create = useCreatePost()
  const update = useUpdatePost()
  return useMutation({
    mutationFn: async ({ postId, form, isPinned, wasPinned }: Save) => {
      const body = toPostUpdate(form)
      const savedId = postId ?? (await create.mutateAsync(body))
      if (postId !== undefined) await update.mutateAsync({ postId, ...body })
      if (isPinned !== wasPinned) await update.mutateAsync({ postId: savedId, isPinned })
      return savedId
    },
    onSuccess: onSaved,
  })
}
