import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import * as repository from '#modules/post/service.ts'
import { createPost as write, postChange } from '#modules/post/service.ts'
import { postView } from '#modules/post/view.ts'

const createPost = handle('createPost', ({ tx, body, user, ...ctx }) =>
  tx((db) => write({ ...ctx, db }, body, user.id)),
)

const updatePost = handle('updatePost', async ({ tx, path, body, user, clock }) => {
  const post = await tx(async (db) => {
    await repository.updatePost(db, path.id, postChange(body, user.id, clock.now()))
    return repository.findPost(db, path.id)
  })
  if (!post) throw new Refusal(404, 'postNotFound')
  return postView(post)
})

const deletePost = handle('deletePost', async ({ tx, path }) => {
  if (!(await tx((db) => repository.deletePost(db, path.id))))
    throw new Refusal(404, 'postNotFound')
})

export const editPostHandlers = { createPost, updatePost, deletePost }
