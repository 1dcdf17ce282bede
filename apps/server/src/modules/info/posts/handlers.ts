import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { contentTag, hexSeconds } from '#modules/operation/tags.ts'
import * as repository from '#modules/post/service.ts'
import { postInfoView, postView } from '#modules/post/view.ts'

const LATEST = 20

const newest = (times: readonly number[]) => Math.max(0, ...times)

const listPosts = handle('listPosts', async ({ db, isCurrent }) => {
  const posts = (await repository.listPosts(db)).map(postInfoView)
  const changedAtMs = newest(posts.map(({ time }) => time))
  return isCurrent({ tag: contentTag('all', posts), changedAtMs }) ? NOT_MODIFIED : posts
})

const listLatestPosts = handle('listLatestPosts', async ({ db, isCurrent }) => {
  const posts = (await repository.listPosts(db, LATEST)).map(postInfoView)
  const changedAtMs = newest(posts.map(({ time }) => time))
  return isCurrent({ tag: contentTag('latest', posts), changedAtMs }) ? NOT_MODIFIED : posts
})

const getPost = handle('getPost', async ({ db, path, isCurrent }) => {
  const post = await repository.findPost(db, path.id)
  if (!post) throw new Refusal(404, 'postNotFound')
  const view = postView(post)
  const tag = contentTag(`${post.id}-${hexSeconds(post.updated_at)}`, view)
  return isCurrent({ tag, changedAtMs: post.updated_at }) ? NOT_MODIFIED : view
})

export const postHandlers = { listPosts, listLatestPosts, getPost }
