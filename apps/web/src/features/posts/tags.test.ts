import type { PostInfo } from '@halyard/api'
import { expect, it } from 'vitest'
import { countTags, withTag, havingLabels } from '#features/posts/tags.ts'

const aPost = (changes: Partial<PostInfo>): PostInfo => ({
  id: 'c0ffee42',
  title: 'A post',
  summary: '',
  isPinned: false,
  tags: null,
  authorAvatar: null,
  authorName: null,
  time: 0,
  ...changes,
})

const posts = [
  aPost({ id: '1', tags: ['rules', 'finals'] }),
  aPost({ id: '2', tags: ['rules', 'rules'] }),
  aPost({ id: '3', tags: ['crypto'] }),
  aPost({ id: '4' }),
]

it('counts each post once per tag, most used first', () => {
  expect(countTags(posts)).toEqual([
    ['rules', 2],
    ['crypto', 1],
    ['finals', 1],
  ])
})

it('leaves the posts of one tag, or all', () => {
  expect(withTag(posts, 'rules').map(({ id }) => id)).toEqual(['1', '2'])
  expect(withTag(posts, 'nothing')).toEqual([])
  expect(withTag(posts, null)).toHaveLength(4)
})

it.each([
  ['', 4],
  ['   ', 4],
  ['a post', 4],
  ['RULES', 2],
  ['rules finals', 1],
  ['ｃｒｙｐｔｏ', 1],
  ['nobody', 0],
  ['.*', 0],
])('finds with %j %i posts', (query, count) => {
  expect(havingLabels(posts, query)).toHaveLength(count)
})

it('finds names without their accents', () => {
  const found = havingLabels([aPost({ authorName: 'Jürgen Müller' })], 'muller')
  expect(found).toHaveLength(1)
})
