import { infoQueries, useAction, useCreatePost, useUpdatePost } from '@halyard/query'
import type { QueryClient } from '@tanstack/react-query'
import { emptyPost, toPostUpdate, toPostValues } from '#features/posts/post-form.ts'
import type { PostValues } from '#features/posts/post-form.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'

type Save = {
  /** None for a new post. */
  postId: string | undefined
  values: PostValues
  onto: EditedForm<PostValues>['onto']
}

/**
 * Stores a post, new or not, and then whether it is pinned: a body that says so may change nothing else. What is stored by then is
 * read first; what somebody else changed as well is not overwritten.
 *
 * @param onSaved gets the post's id; not called where there are conflicts to choose from
 */
export function useSavePost(onSaved: (postId: string) => void) {
  const create = useCreatePost()
  const update = useUpdatePost()
  const save = async ({ postId, values: typed, onto }: Save, client: QueryClient) => {
    const before =
      postId === undefined
        ? { ...emptyPost, isPinned: false }
        : toPostValues(await client.query({ ...infoQueries.post(postId), staleTime: 0 }))
    const { values, hasConflicts } = onto(before, typed)
    if (hasConflicts) return undefined
    const { isPinned, ...form } = values
    const body = toPostUpdate(form)
    const savedId = postId ?? (await create.mutateAsync(body))
    if (postId !== undefined) await update.mutateAsync({ postId, ...body })
    if (isPinned !== before.isPinned) await update.mutateAsync({ postId: savedId, isPinned })
    return savedId
  }
  return useAction(save, {
    onSuccess: (savedId) => {
      if (savedId !== undefined) onSaved(savedId)
    },
  })
}
