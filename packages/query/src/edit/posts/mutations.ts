import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

type PostOnly = { postId: string }

/** Resolves with the id of the new post. */
export const createPost = mutationOptions({
  mutationFn: (body: Schema<'PostEditModel'>) => unwrap(api().POST('/api/edit/posts', { body })),
  onSuccess: refresh(editStale.createPost),
})

export const updatePost = mutationOptions({
  mutationFn: ({ postId, ...body }: PostOnly & Schema<'PostEditModel'>) =>
    unwrap(api().PUT('/api/edit/posts/{id}', { params: { path: { id: postId } }, body })),
  onSuccess: refresh(editStale.updatePost),
})

export const deletePost = mutationOptions({
  mutationFn: ({ postId }: PostOnly) =>
    unwrap(api().DELETE('/api/edit/posts/{id}', { params: { path: { id: postId } } })),
  onSuccess: refresh(editStale.deletePost),
})
