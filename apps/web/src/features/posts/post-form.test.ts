import { expect, it } from 'vitest'
import {
  emptyPost,
  parseTags,
  toPostForm,
  toPostUpdate,
  toggleTag,
} from '#features/posts/post-form.ts'

it.each([
  ['', []],
  ['rules', ['rules']],
  [' rules ,  finals ', ['rules', 'finals']],
  ['#rules, # finals', ['rules', 'finals']],
  ['规则，决赛、公告', ['规则', '决赛', '公告']],
  ['Rules, rules', ['rules']],
  ['two words,', ['two words']],
  [',,,', []],
])('reads %j', (text, tags) => {
  expect(parseTags(text)).toEqual(tags)
})

it('adds a tag and takes it away', () => {
  expect(toggleTag('rules', 'finals')).toBe('rules, finals')
  expect(toggleTag('rules, finals', 'rules')).toBe('finals')
})

it('keeps a post as it was when nothing is typed', () => {
  const post = {
    id: 'c0ffee42',
    title: 'Rules',
    summary: 'Read them.',
    content: '# One\n\ntext  ',
    isPinned: true,
    tags: ['rules', 'finals'],
    authorAvatar: null,
    authorName: null,
    time: 0,
  }
  const { title, summary, tags, content } = post
  expect(toPostUpdate(toPostForm(post))).toEqual({ title, summary, tags, content })
})

it('never sends whether it is pinned along with the text', () => {
  expect(toPostUpdate(emptyPost)).not.toHaveProperty('isPinned')
})
