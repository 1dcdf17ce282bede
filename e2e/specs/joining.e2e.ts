import { unwrap } from '@halyard/api'
import type { Browser } from '@playwright/test'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const one = [{ title: 'Capstan', flag: 'flag{right}' }]
/** A waiting page asks again every quarter of a minute; a busy machine takes longer. Milliseconds. */
const untilAsked = 45_000

/** A game whose organisers decide who is in, and somebody with a team in front of its page. */
async function before(browser: Browser, server: string) {
  const game = await newGame(server, one, { acceptWithoutReview: false })
  const player = await newPlayer(server)
  const name = uniqueName('Crew ')
  await unwrap(player.api.POST('/api/team', { body: { name, bio: null } }))
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, player),
  })
  const page = await context.newPage()
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto(`/games/${game.id}`)
  const join = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click({ timeout: firstVisit })
    await page.getByRole('button', { name: `Join as ${name}` }).click()
    await expect(page.getByText('Your request is with the organizers.')).toBeVisible()
  }
  /** What the organisers do in their office. */
  const decide = async (status: 'Accepted' | 'Rejected' | 'Suspended') => {
    const { api } = await theAdmin(server)
    const params = { path: { id: game.id } }
    const [mine] = await unwrap(api.GET('/api/game/{id}/participations', { params }))
    await unwrap(
      api.PUT('/api/admin/participation/{id}', {
        params: { path: { id: mine?.id ?? 0 } },
        body: { status },
      }),
    )
  }
  return { game, context, page, join, decide, loads: () => loads }
}

test('who waits is let in without a reload, notified, and can play at once; who is suspended is notified too', async ({
  browser,
  server,
}) => {
  test.slow()
  const { context, page, join, decide, loads } = await before(browser, server)
  await join('Join this game')
  await decide('Accepted')
  await expect(page.getByText('Your team is in', { exact: true })).toBeVisible({
    timeout: untilAsked,
  })
  await page.getByRole('link', { name: 'Open challenges' }).click()
  await expect(page.getByRole('link', { name: /Capstan/ })).toBeVisible({ timeout: firstVisit })
  await decide('Suspended')
  await expect(page.getByRole('heading', { name: 'Your team is suspended' })).toBeVisible({
    timeout: untilAsked,
  })
  expect(loads()).toBe(1)
  await context.close()
})

test('who is declined reads so without a reload, and may ask again', async ({
  browser,
  server,
}) => {
  test.slow()
  const { context, page, join, decide, loads } = await before(browser, server)
  await join('Join this game')
  await decide('Rejected')
  await expect(page.getByText("The organizers declined your team's request").first()).toBeVisible({
    timeout: untilAsked,
  })
  await join('Join again')
  expect(loads()).toBe(1)
  await context.close()
})

test('a request can be taken back, and made again', async ({ browser, server }) => {
  const { context, page, join, loads } = await before(browser, server)
  await join('Join this game')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await expect(page.getByRole('button', { name: 'Join this game' })).toBeVisible()
  await join('Join this game')
  expect(loads()).toBe(1)
  await context.close()
})

test('a game can be put into a calendar', async ({ browser, server }) => {
  const { game, context, page } = await before(browser, server)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click({ timeout: firstVisit })
  const file = await (await download).createReadStream()
  const text = Buffer.concat(await file.toArray()).toString()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  expect(text).toContain(`UID:game-${game.id}@`)
  expect(text).toContain('BEGIN:VALARM\r\n')
  await context.close()
})
