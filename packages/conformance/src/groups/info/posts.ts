import type { Schema } from '@halyard/api'
import { conditionalGet } from '#http/conditional.ts'
import { scenariosOf, type World } from '#world/world.ts'

async function newPost(world: World, body: Schema<'PostEditModel'>) {
  const id = await world.admin.ok('createPost', { body })
  world.cleanup.later(`post ${id}`, () => world.admin.send('deletePost', { path: { id } }))
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
  'posts from writing to deleting': async (world) => {
    const { admin, anonymous, findings, prefix } = world
    const written = { title: `${prefix} post`, summary: 'Short', content: '## Long', tags: ['a'] }
    const { id, path } = await newPost(world, written)
    findings.check(
      'createPost',
      /^[0-9a-f]{8}$/.test(id),
      `id: expected 8 hex characters, got ${id}`,
    )
    const post = await anonymous.ok('getPost', { path })
    const { title, summary, content, tags, authorName } = post
    findings.same('getPost', 'what was written', { title, summary, content, tags }, written)
    findings.same('getPost', 'author', authorName, (await admin.ok('getProfile')).userName)

    const edited = await admin.ok('updatePost', { path, body: { summary: 'Shorter' } })
    findings.same('updatePost', 'a text that was sent', edited.summary, 'Shorter')
    findings.same('updatePost', 'a text that was not', edited.content, written.content)
    findings.check('updatePost', edited.time >= post.time, 'the time goes back')
    const body = { isPinned: true, title: 'Ignored' }
    const pinned = await admin.ok('updatePost', { path, body })
    const seen = [pinned.isPinned, pinned.title, pinned.time]
    findings.same('updatePost', 'only the pin changes', seen, [true, written.title, edited.time])

    const all = await anonymous.ok('listPosts')
    const latest = await anonymous.ok('listLatestPosts')
    findings.check('listPosts', isPinnedFirst(all), 'not pinned first, then newest')
    findings.same('listLatestPosts', 'the first 20 posts', ids(latest), ids(all).slice(0, 20))
    findings.check('listPosts', ids(all).includes(id), 'the new post is not listed')

    await admin.ok('deletePost', { path })
    await anonymous.refused('getPost', 'deleted', 404, { path })
    await admin.refused('deletePost', 'deleted already', 404, { path })
  },

  'a post pinned from the start': async (world) => {
    const title = `${world.prefix} pinned`
    const { path } = await newPost(world, { title, content: 'Kept', isPinned: true })
    const post = await world.anonymous.ok('getPost', { path })
    world.findings.same('createPost', 'pinned', post.isPinned, true)
    const expected = { ours: 'Kept', reference: '', fact: 'pinnedPost' as const }
    world.findings.sameOrReference('createPost', 'content of a pinned post', post.content, expected)
  },

  'asking again for posts': async (world) => {
    const { path } = await newPost(world, { title: `${world.prefix} again`, content: 'Text' })
    await conditionalGet(world, world.anonymous, 'listPosts')
    await conditionalGet(world, world.anonymous, 'listLatestPosts')
    await conditionalGet(world, world.anonymous, 'getPost', { path })
  },
})
