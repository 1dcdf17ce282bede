// The first rows of a scoreboard are in its document; the whole board takes over from them.
import { unwrap } from '@halyard/api'
import type { Browser, Page } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { expect, test } from '../world/test.ts'

const flag = 'flag{right}'
const rows = 'tr[aria-rowindex] th[scope="row"]'

async function theWorld(server: string) {
  const game = await newGame(server, [{ title: 'Capstan', flag, originalScore: 100 }])
  const teams = [await newTeamIn(server, game.id), await newTeamIn(server, game.id)] as const
  const solve = ({ api }: Actor) =>
    unwrap(
      api.POST('/api/game/{id}/challenges/{challengeId}', {
        params: { path: { id: game.id, challengeId: game.challenges[0]?.id ?? 0 } },
        body: { flag },
      }),
    )
  return { gameId: game.id, path: `/games/${game.id}/scoreboard`, teams, solve }
}

async function pageFor(browser: Browser, server: string, actor?: Actor, options: object = {}) {
  const storageState = actor && (await storageOf(server, actor))
  const context = await browser.newContext({ baseURL: server, ...options, storageState })
  return context.newPage()
}

/** Opens a page whose document has rows, which a busy machine may leave to the browser. */
const visit = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#page-state')).toBeAttached({ timeout: 2000 })
    await expect(page.locator(rows).first()).toBeVisible({ timeout: 500 })
  }).toPass()

/** @returns what lets the whole board come */
async function holdBoard(page: Page) {
  const { promise: isFree, resolve } = Promise.withResolvers<void>()
  await page.route(/\/api\/game\/\d+\/scoreboard$/, async (route) => {
    await isFree
    await route.fallback()
  })
  return resolve
}

const textsOf = (page: Page) =>
  page
    .locator('tr[aria-rowindex]:has(th[scope="row"])')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll(':scope > :nth-child(-n + 4)')].map((cell) => cell.textContent),
      ),
    )

test('the whole board takes over the rows of the document without moving them', async ({
  browser,
  server,
}) => {
  const { path, teams, solve } = await theWorld(server)
  await solve(teams[1])
  const bare = await pageFor(browser, server, teams[0], { javaScriptEnabled: false })
  await visit(bare, path)
  const page = await pageFor(browser, server, teams[0])
  const letBoardCome = await holdBoard(page)
  await visit(page, path)
  const names = await page.locator(rows).elementHandles()
  const solved = page.getByRole('cell', { name: 'First blood' })
  await expect(solved, 'the code has come, and the board has not').toHaveCount(1)
  const download = page.getByRole('button', { name: 'Download' })
  await expect(download).toBeDisabled()
  const boxes = () => Promise.all(names.map((name) => name.boundingBox()))
  const [texts, places] = [await textsOf(page), await boxes()]
  expect(texts).toEqual(await textsOf(bare))
  letBoardCome()
  await expect(download).toBeEnabled()
  expect(await textsOf(page)).toEqual(texts)
  expect(await boxes()).toEqual(places)
  await expect(solved).toHaveCount(1)
  for (const opened of [bare, page]) await opened.context().close()
})

test('a name that is pressed before the whole board has come opens its team then', async ({
  browser,
  server,
}) => {
  const { path, teams } = await theWorld(server)
  const page = await pageFor(browser, server)
  const letBoardCome = await holdBoard(page)
  await visit(page, path)
  const name = teams[0].team.name ?? ''
  await page.getByRole('button', { name }).first().click()
  await expect(page).toHaveURL(/team=\d+/)
  letBoardCome()
  await expect(page.getByRole('dialog')).toContainText(name)
  await page.context().close()
})

test('the document of a frozen scoreboard has nothing of what came after, whoever reads it', async ({
  browser,
  server,
}) => {
  const { gameId, path, teams, solve } = await theWorld(server)
  const admin = await theAdmin(server)
  const params = { path: { id: gameId } }
  const body = { freezeAt: Date.now() + 300, releases: [] }
  await unwrap(admin.api.PUT('/api/edit/games/{id}/schedule', { params, body }))
  await expect
    .poll(
      async () => (await unwrap(admin.api.GET('/api/game/{id}/scoreboard', { params }))).frozenAt,
    )
    .toBeTruthy()
  await solve(teams[1])
  await expect
    .poll(async () => {
      const live = await unwrap(admin.api.GET('/api/game/{id}/scoreboard/live', { params }))
      return live.items[0]?.name
    })
    .toBe(teams[1].team.name)
  for (const reader of [admin, teams[1], undefined]) {
    const page = await pageFor(browser, server, reader, { javaScriptEnabled: false })
    await visit(page, path)
    expect(await textsOf(page)).toEqual(
      teams.map(({ team }) => [
        expect.any(String),
        expect.stringContaining(team.name ?? ''),
        '0',
        '0',
      ]),
    )
    await page.context().close()
  }
})
