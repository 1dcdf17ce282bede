import { storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { firstVisit, play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const one = [{ title: 'Capstan', flag: 'flag{right}' }]
const stopped = 'This page stopped working'

test('background code that fails to load leaves the page usable, and is requested again', async ({
  browser,
  server,
}) => {
  const { page, context, game } = await play(browser, server, one)
  let asked = 0
  await page.route(/static\/(game-refresh|game-live|instances-bar)-[^/]*\.js/, (route) => {
    asked += 1
    return route.abort('connectionreset')
  })
  await page.goto(`/games/${game.id}/challenges`)
  await expect(page.getByRole('link', { name: /Capstan/ })).toBeVisible({ timeout: firstVisit })
  await expect.poll(() => asked).toBeGreaterThan(4)
  await expect(page.getByRole('link', { name: /Capstan/ })).toBeVisible()
  await expect(page.getByText(stopped)).toBeHidden()
  await context.close()
})

test('a screen that was never opened says without a network that there is none, and opens by itself', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, one)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, await theAdmin(server)),
  })
  const page = await context.newPage()
  await page.goto(`/admin/games/${game.id}/info`)
  await expect(page.getByRole('heading', { level: 1, name: 'Info' })).toBeVisible({
    timeout: firstVisit,
  })
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Divisions' }).first().click()
  await expect(
    page.getByRole('heading', { name: 'No connection to the server' }).first(),
  ).toBeVisible()
  await expect(page.getByText(stopped)).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Divisions' })).toBeVisible({
    timeout: 40_000,
  })
  await context.close()
})
