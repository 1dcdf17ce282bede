import { newPlayer, type Actor } from '../world/actor.ts'
import { expect, test } from '../world/test.ts'

let actor: Actor

test.beforeAll(async ({ server }) => {
  actor = await newPlayer(server)
})

test('a page that is not there keeps its address and offers a way on', async ({ page }) => {
  await page.goto('/game/1/chalenges')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/game/1/chalenges')
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible()
})

test('a guarded page sends a visitor to the login and back again', async ({ page, server }) => {
  await page.goto('/teams?join=abc')
  await expect(page.getByRole('heading', { name: 'Log in to open this page' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username or email').fill(actor.name)
  await page.getByLabel('Password', { exact: true }).fill(actor.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${server}/teams?join=abc`)
})

test('the interface is in Chinese on request, and so is the server', async ({ page }) => {
  await page.goto('/account/login')
  await page.getByRole('button', { name: /language/i }).click()
  await page
    .getByRole('menuitemradio', { name: /简体中文|中文/ })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', /zh-cn/i)
  await page.getByLabel(/用户名/).fill('nobody-here')
  await page.getByLabel('密码', { exact: true }).fill('Wrong-1-Password')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /[\u4e00-\u9fff]/ })
      .first(),
  ).toBeVisible()
})
