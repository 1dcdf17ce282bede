import type { Schema } from '@halyard/api'
import { conditionalGet } from '#http/conditional.ts'
import { scenariosOf, type Stage } from '#world/stage.ts'

async function newPost(stage: Stage, body: Schema<'PostEditModel'>) {
  const id = await stage.admin.ok('createPost', { body })
  stage.cleanup.later(`post ${id}`, () => stage.admin.send('deletePost', { path: { id } }))
  return { id, path: { id } }
}

const isPinnedFirst = (posts: Schema<'PostInfoModel'>[]) =>
  posts.every((post, index) => {
    const before = posts[index - 1]
    if (!before || before.isPinned !== post.isPinned) return before?.isPinned !== false
    return before.time >= post.time
  })

const ids = (posts: Schema<'PostInfoModel'>[]) => posts.map((item) => item.id)

export const postScenarios = scenariosOf('info', {
  'posts from writing to deleting': async (stage) => {
    const { admin, anonymous, book, prefix } = stage
    const written = { title: `${prefix} post`, summary: 'Short', content: '## Long', tags: ['a'] }
    const { id, path } = await newPost(stage, written)
    book.check('createPost', /^[0-9a-f]{8}$/.test(id), `id: expected 8 hex characters, got ${id}`)
    const post = await anonymous.ok('getPost', { path })
    const { title, summary, content, tags, authorName } = post
    book.same('getPost', 'what was written', { title, summary, content, tags }, written)
    book.same('getPost', 'author', authorName, (await admin.ok('getProfile')).userName)

    const edited = await admin.ok('updatePost', { path, body: { summary: 'Shorter' } })
    book.same('updatePost', 'a text that was sent', edited.summary, 'Shorter')
    book.same('updatePost', 'a text that was not', edited.content, written.content)
    book.check('updatePost', edited.time >= post.time, 'the time goes back')
    const body = { isPinned: true, title: 'Ignored' }
    const pinned = await admin.ok('updatePost', { path, body })
    const seen = [pinned.isPinned, pinned.title, pinned.time]
    book.same('updatePost', 'only the pin changes', seen, [true, written.title, edited.time])

    const all = await anonymous.ok('listPosts')
    const latest = await anonymous.ok('listLatestPosts')
    book.check('listPosts', isPinnedFirst(all), 'not pinned first, then newest')
    book.same('listLatestPosts', 'the first 20 posts', ids(latest), ids(all).slice(0, 20))
    book.check('listPosts', ids(all).includes(id), 'the new post is not listed')

    await admin.ok('deletePost', { path })
    await anonymous.refused('getPost', 'deleted', 404, { path })
    await admin.refused('deletePost', 'deleted already', 404, { path })
  },

  'a post pinned from the start': async (stage) => {
    const title = `${stage.prefix} pinned`
    const { path } = await newPost(stage, { title, content: 'Kept', isPinned: true })
    const post = await stage.anonymous.ok('getPost', { path })
    stage.book.same('createPost', 'pinned', post.isPinned, true)
    const expected = { ours: 'Kept', reference: '' }
    stage.book.sameOrReference('createPost', 'content of a pinned post', post.content, expected)
  },

  'asking again for posts': async (stage) => {
    const { path } = await newPost(stage, { title: `${stage.prefix} again`, content: 'Text' })
    await conditionalGet(stage, stage.anonymous, 'listPosts')
    await conditionalGet(stage, stage.anonymous, 'listLatestPosts')
    await conditionalGet(stage, stage.anonymous, 'getPost', { path })
  },
})
