import { unwrap } from '@halyard/api'
import { play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

test('who is banned in the middle of a session is told so, and is logged out', async ({
  browser,
  server,
}) => {
  const { page, context, actor, api, game } = await play(browser, server, [
    { title: 'Brig', flag: 'flag{brig}' },
  ])
  await page.goto(`/games/${game.id}`)
  await expect(page.getByRole('heading', { name: game.title }).first()).toBeVisible()
  const { userId } = await unwrap(actor.api.GET('/api/account/profile'))
  const params = { path: { userId } }
  await unwrap(api.PUT('/api/admin/users/{userId}', { params, body: { role: 'Banned' } }))
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Teams' }).click()
  await expect(page.getByText('This account is banned').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect((await page.request.get('/api/account/profile')).status()).toBe(401)
  await context.close()
})
