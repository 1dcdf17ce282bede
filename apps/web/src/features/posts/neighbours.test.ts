import { expect, it } from 'vitest'
import { neighboursOf } from '#features/posts/neighbours.ts'

const posts = [
  { id: 'pinned', time: 10 },
  { id: 'newest', time: 40 },
  { id: 'middle', time: 30 },
]

it.each([
  ['newest', undefined, 'middle'],
  ['middle', 'newest', 'pinned'],
  ['pinned', 'middle', undefined],
  ['gone', undefined, undefined],
])('%s is between %s and %s', (postId, newer, older) => {
  const found = neighboursOf(posts, postId)
  expect([found.newer?.id, found.older?.id]).toEqual([newer, older])
})
