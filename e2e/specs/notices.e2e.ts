import { unwrap } from '@halyard/api'
import { play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const one = [{ title: 'Capstan', flag: 'flag{right}' }]

test('two tabs share one connection, hear every notice once, and share what is read', async ({
  browser,
  server,
}) => {
  const { page, context, game, api } = await play(
    browser,
    server,
    one,
    {},
    { viewport: { width: 1440, height: 900 } },
  )
  const negotiated: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/negotiate')) negotiated.push(request.url())
  })
  const sockets: string[] = []
  context.on('page', (other) => other.on('websocket', (socket) => sockets.push(socket.url())))
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const address = `/games/${game.id}/challenges`
  await page.goto(address)
  await expect(page.getByText('Mark all as read')).toBeVisible()
  await expect.poll(() => sockets.length).toBe(1)
  const second = await context.newPage()
  await second.goto(address)
  await expect(second.getByText('Mark all as read')).toBeVisible()

  const say = (content: string) =>
    unwrap(
      api.POST('/api/edit/games/{id}/notices', {
        params: { path: { id: game.id } },
        body: { content },
      }),
    )
  for (const content of ['First bell', 'Second bell', 'Third bell']) await say(content)
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: '3 unread' })).toBeVisible()
    await expect(tab.getByRole('listitem').filter({ hasText: 'Second bell' })).toHaveCount(1)
    await expect(tab).toHaveTitle(/^\(3\) /)
  }
  await second.getByRole('button', { name: '3 unread' }).click()
  for (const tab of [page, second]) await expect(tab.getByText('Mark all as read')).toBeVisible()
  expect(negotiated).toHaveLength(1)
  expect(sockets).toHaveLength(1)
  await context.close()
})

test('a connection that breaks comes back, and what was missed is there once', async ({
  browser,
  server,
}) => {
  const { page, context, game, api } = await play(
    browser,
    server,
    one,
    {},
    { viewport: { width: 1440, height: 900 } },
  )
  await page.goto(`/games/${game.id}/challenges`)
  await expect(page.getByText('Mark all as read')).toBeVisible()
  await context.setOffline(true)
  await unwrap(
    api.POST('/api/edit/games/{id}/notices', {
      params: { path: { id: game.id } },
      body: { content: 'While you were away' },
    }),
  )
  await expect(page.getByText('While you were away')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('listitem').filter({ hasText: 'While you were away' })).toHaveCount(
    1,
    { timeout: 45_000 },
  )
  await context.close()
})
