import { unwrap } from '@halyard/api'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { buyEnvelope, chandlery } from '../world/chandlery.ts'
import { sampleGame } from '../world/journey.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'
import { startTunnel } from '../world/tunnel.ts'

const halfAnHour = 30 * 60_000

/** The sample challenge with a service that is reached through the tunnel. */
async function chandleryOf(server: string) {
  const { api } = await theAdmin(server)
  const games = await unwrap(api.GET('/api/edit/games', { params: { query: { count: 50 } } }))
  const gameId = games.data.find(({ title }) => title === sampleGame)?.id ?? 0
  const params = { path: { id: gameId } }
  const challenges = await unwrap(api.GET('/api/edit/games/{id}/challenges', { params }))
  const challengeId = challenges.find(({ title }) => title === chandlery)?.id ?? 0
  return { gameId, challengeId }
}

test('a player starts an instance, reaches it through the tunnel and takes its flag, by a clock that is wrong', async ({
  browser,
  server,
}) => {
  const { gameId, challengeId } = await chandleryOf(server)
  const player = await newTeamIn(server, gameId)
  const tunnel = await startTunnel(server)
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, player),
  })
  const page = await context.newPage()
  await page.clock.install({ time: Date.now() + halfAnHour })
  await page.addInitScript(
    (options) => localStorage.setItem('wsrx-options', options),
    JSON.stringify({ api: tunnel.address, allowLan: false }),
  )
  const toDaemon: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(tunnel.address)) toDaemon.push(request.url())
  })

  await page.goto(`/games/${gameId}/challenges?c=${challengeId}`)
  const sheet = page.getByRole('dialog', { name: chandlery })
  await sheet.getByRole('button', { name: 'Start instance' }).click({ timeout: firstVisit })
  await expect(sheet.getByText('Running', { exact: true })).toBeVisible()
  // Two hours by the server's clock, whatever this one says.
  await expect(sheet.getByText(/^1:5\d:\d\d$/)).toBeVisible()

  await expect(sheet.getByRole('button', { name: 'Connect' })).toBeVisible()
  expect(toDaemon).toEqual([])
  await sheet.getByRole('button', { name: 'Connect' }).click()
  const local = sheet.locator('code').filter({ hasText: /^127\.0\.0\.1:\d+$/ })
  await expect(local).toBeVisible()
  const address = await local.innerText()

  const flag = await buyEnvelope(address)
  expect(flag).toMatch(/^halyard\{.+\}$/)
  await sheet.getByRole('textbox', { name: 'Flag' }).fill(flag)
  await sheet.getByRole('button', { name: 'Submit flag' }).click()
  await expect(sheet.getByText('Flag accepted')).toBeVisible()

  await sheet.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Start instance' })).toBeVisible()
  // The page knows that it is gone a moment before the tunnel has closed its port.
  await expect.poll(() => buyEnvelope(address).catch(String)).toContain('ECONNREFUSED')

  await context.close()
  const { code, printed } = await tunnel.stop()
  expect(code).toBe(0)
  expect(printed).toContain(`${address} leads to ${chandlery}`)
  // Neither the id of the instance, which opens it, nor the flag.
  expect(printed).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|halyard\{/)
})

test('an administrator finds an instance by its team and ends it', async ({ browser, server }) => {
  const actor = await theAdmin(server)
  const { gameId, challengeId } = await chandleryOf(server)
  const player = await newTeamIn(server, gameId)
  const { data: teams } = await player.api.GET('/api/team')
  const team = teams?.[0]?.name ?? ''
  const params = { path: { id: gameId, challengeId } }
  await unwrap(player.api.POST('/api/game/{id}/container/{challengeId}', { params }))
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, actor),
  })
  const page = await context.newPage()
  await page.goto(`/admin/instances?q=${encodeURIComponent(team)}`)
  const row = page.getByRole('row').filter({ hasText: team })
  await expect(row).toContainText(chandlery)
  await expect(row).toContainText(/1:5\d:\d\d/)
  await row.getByRole('button', { name: 'Destroy' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Destroy' }).click()
  await expect(page.getByText('1 instance destroyed', { exact: true })).toBeVisible()
  await expect(page.getByText(team)).toHaveCount(0)
  const { data: challenge } = await player.api.GET('/api/game/{id}/challenges/{challengeId}', {
    params,
  })
  expect(challenge?.context.instanceEntry).toBeNull()
  await context.close()
})
