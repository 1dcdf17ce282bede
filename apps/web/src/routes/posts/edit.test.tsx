import type { Post } from '@halyard/api'
import { expect, it } from 'vitest'
import { Component as EditPost } from '#routes/posts/edit.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const post: Post = {
  id: 'abcdef12',
  title: 'Rules',
  summary: '',
  content: 'Be fair.',
  isPinned: false,
  tags: [],
  authorName: 'mona',
  authorAvatar: null,
  time: 1,
}
const address = '/api/posts/abcdef12'
const put = 'PUT /api/edit/posts/abcdef12'

it('asks what is kept when somebody else changed the same field, before anything is sent', async () => {
  const asked = serveFrom({
    [`GET ${address}`]: [{ body: post }, { body: { ...post, title: 'Terms', summary: 'Theirs' } }],
    'GET /api/posts': { body: [] },
    [put]: { body: post },
  })
  const { screen } = await show(<EditPost />, '/posts/abcdef12/edit', '/posts/:postId/edit')
  await screen.getByLabelText('Title').fill('House rules')
  await screen.getByRole('button', { name: 'Save post' }).click()
  const conflicts = screen.getByRole('group', { name: "Someone else's changes" })
  await expect.element(conflicts.getByText('Terms')).toBeVisible()
  expect(asked.map(({ what }) => what)).not.toContain(put)
  await conflicts.getByRole('button', { name: 'Keep mine' }).click()
  await screen.getByRole('button', { name: 'Save post' }).click()
  await expect
    .poll(() => asked.find(({ what }) => what === put)?.body)
    .toMatchObject({
      title: 'House rules',
      // Nothing was typed there: what somebody else saved stays.
      summary: 'Theirs',
    })
})
