import { unwrap } from '@halyard/api'
import { play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

test('who is banned in the middle of a session reads so, and is logged out', async ({
  browser,
  server,
}) => {
  const { page, context, actor, api } = await play(browser, server, [
    { title: 'Brig', flag: 'flag{brig}' },
  ])
  // Nothing is polled here: a poll might learn of the ban before the click does, and the click would be a visitor's.
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { userId } = await unwrap(actor.api.GET('/api/account/profile'))
  const params = { path: { userId } }
  await unwrap(api.PUT('/api/admin/users/{userId}', { params, body: { role: 'Banned' } }))
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Teams' }).click()
  await expect(page.getByText('This account is banned').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect((await page.request.get('/api/account/profile')).status()).toBe(401)
  await context.close()
})

test('who is banned while a form is half filled in is led home all the same', async ({
  browser,
  server,
}) => {
  const { page, context, actor, api } = await play(browser, server, [
    { title: 'Brig', flag: 'flag{brig}' },
  ])
  await page.goto('/account/profile')
  // What the sections of the page ask for must not learn of the ban before the click does.
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: 'Real name' }).fill('Iris Keel')
  const { userId } = await unwrap(actor.api.GET('/api/account/profile'))
  const params = { path: { userId } }
  await unwrap(api.PUT('/api/admin/users/{userId}', { params, body: { role: 'Banned' } }))
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('This account is banned').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await context.close()
})
