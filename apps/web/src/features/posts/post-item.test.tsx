import { expect, it } from 'vitest'
import { PostItem } from '#features/posts/post-item.tsx'
import { PostNeighbours } from '#features/posts/post-neighbours.tsx'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const post = (id: string, time: number) => ({
  id,
  title: `Post ${id}`,
  summary: '',
  tags: [],
  isPinned: false,
  time,
  authorName: 'mona',
  authorAvatar: null,
})
const day = 86_400_000

function visitedADayAgo(): void {
  localStorage.setItem('halyard:seen:posts', JSON.stringify({ since: Date.now() - day }))
  rehydrateStores()
}

it('marks a post that is newer than the first visit until it is opened', async () => {
  visitedADayAgo()
  const posts = [post('aaaaaaaa', Date.now() - 1000), post('bbbbbbbb', Date.now() - 2 * day)]
  serveFrom({ 'GET /api/posts': { body: posts } })
  const list = posts.map((one) => <PostItem key={one.id} post={one} />)
  const { screen } = await show(
    <>
      {list}
      <PostNeighbours postId="bbbbbbbb" time={Date.now() - 2 * day} />
    </>,
  )
  const news = screen.getByRole('article').filter({ hasText: 'Post aaaaaaaa' })
  await expect.element(news.getByText('Unread')).toBeVisible()
  await expect.poll(() => screen.getByText('Unread').elements()).toHaveLength(1)
  const others = screen.getByRole('navigation', { name: 'Other posts' })
  await expect.element(others.getByRole('link', { name: /^Newer/ })).toBeVisible()
})

it('is read once it was opened', async () => {
  const time = Date.now() - 1000
  visitedADayAgo()
  serveFrom({ 'GET /api/posts': { body: [post('cccccccc', time)] } })
  await show(<PostNeighbours postId="cccccccc" time={time} />)
  await expect
    .poll(() => JSON.parse(localStorage.getItem('halyard:seen:posts') ?? '{}'))
    .toMatchObject({ opened: { cccccccc: expect.any(Number) } })
})
