import AxeBuilder from '@axe-core/playwright'
import { newTeamIn, storageOf, type Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { expect, test } from '../world/test.ts'

const visitor = [
  '/',
  '/account/login',
  '/account/register',
  '/games',
  '/posts',
  '/about',
  '/no/such/place',
]
const player = [
  '/',
  '/teams',
  '/games/GAME',
  '/games/GAME/challenges',
  '/games/GAME/challenges?c=CHALLENGE',
  '/games/GAME/scoreboard',
  '/account/profile',
]
const widths = [320, 390, 768, 1440]
const themes = ['dark', 'light'] as const

let actor: Actor
let ids = { game: 0, challenge: 0 }

test.beforeAll(async ({ server }) => {
  const game = await newGame(server, [
    { title: 'Donaudampfschifffahrtsgesellschaftskapitän', flag: 'flag{a}', category: 'Web' },
    { title: '逆流のカウンター', flag: 'flag{b}', category: 'Crypto', hints: ['Look *twice*.'] },
  ])
  ids = { game: game.id, challenge: game.challenges[0]?.id ?? 0 }
  actor = await newTeamIn(server, game.id)
})

const addressOf = (path: string) =>
  path.replace('GAME', String(ids.game)).replace('CHALLENGE', String(ids.challenge))

for (const theme of themes) {
  for (const [who, paths] of Object.entries({ visitor, player })) {
    for (const path of paths) {
      test(`${who} at ${path}, ${theme}: accessible, no sideways scrolling, no error`, async ({
        browser,
        server,
      }) => {
        const context = await browser.newContext({
          baseURL: server,
          colorScheme: theme,
          reducedMotion: 'reduce',
          ...(who === 'player' && { storageState: await storageOf(server, actor) }),
        })
        const page = await context.newPage()
        const problems: string[] = []
        page.on('pageerror', (error) => problems.push(error.message))
        page.on('console', (message) => {
          const isRefusal = /status of (401|404)/.test(message.text())
          if (message.type() === 'error' && !isRefusal) problems.push(message.text())
        })
        await page.goto(addressOf(path))
        // A screen behind an open dialog is hidden from the reader, its first heading with it.
        await expect(page.getByRole('heading').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
        }
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(problems).toEqual([])
        await context.close()
      })
    }
  }
}

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

test('the interface speaks Chinese when asked, and so does the server', async ({ page }) => {
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
