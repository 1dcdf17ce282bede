import { unwrap } from '@halyard/api'
import type { Locator, Page } from '@playwright/test'
import { newPlayer, newTeamIn, storageOf, theAdmin, type Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

/** Presses a control by the keyboard: whoever presses with a pointer looks elsewhere already. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

/** What has the focus once everything has settled; null for nothing, or for what nobody sees. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    const active = document.activeElement
    if (!active || active === document.body || !active.checkVisibility()) return null
    return (active.ariaLabel ?? active.textContent).trim().slice(0, 60) || active.tagName
  })

/** Opens a page, and waits for what keeps the focus there: it loads after all that is to be seen, and with it the banner of the console. */
async function visit(page: Page, address: string): Promise<void> {
  const started = page.waitForEvent('console', (message) => message.text().includes('Apache'))
  await page.goto(address)
  await started
}

const expectFocus = (page: Page, after: string) =>
  expect.poll(() => focused(page), `after ${after}`).not.toBeNull()

const stateOf = async (server: string, actor: Actor) => ({
  baseURL: server,
  storageState: await storageOf(server, actor),
})

test('the focus stays in sight when a player makes, joins and leaves a team', async ({
  browser,
  server,
}) => {
  const [captain, mate] = [await newPlayer(server), await newPlayer(server)]
  const context = await browser.newContext(await stateOf(server, captain))
  const page = await context.newPage()
  await visit(page, '/teams')
  const name = uniqueName('Reef ')
  await press(page.getByRole('button', { name: 'Create team' }).first())
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await press(page.getByRole('dialog').getByRole('button', { name: 'Create team' }))
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectFocus(page, 'a team is created')
  const code = await page.getByLabel('Invitation code').inputValue()
  await context.close()

  const other = await browser.newContext(await stateOf(server, mate))
  const there = await other.newPage()
  await there.goto(`/teams?join=${encodeURIComponent(code)}`)
  await press(there.getByRole('button', { name: 'Join team' }))
  await expect(there.getByRole('heading', { name })).toBeVisible()
  await expectFocus(there, 'a team is joined')
  await press(there.getByRole('button', { name: 'Leave', exact: true }))
  await press(there.getByRole('alertdialog').getByRole('button', { name: /^Leave/ }))
  await expect(there.getByRole('heading', { name: 'You are not in a team yet' })).toBeVisible()
  await expectFocus(there, 'a team is left')
  await other.close()
})

test('the focus stays in sight when an organizer adds, deletes and accepts', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }], {
    acceptWithoutReview: false,
  })
  await newTeamIn(server, game.id)
  await newTeamIn(server, game.id)
  const context = await browser.newContext(await stateOf(server, await theAdmin(server)))
  const page = await context.newPage()
  const admin = `/admin/games/${game.id}`

  await visit(page, `${admin}/challenges/${game.challenges[0]?.id}/flags`)
  await page.getByRole('textbox', { name: 'Flags to add' }).fill('flag{other}')
  await press(page.getByRole('button', { name: 'Add 1 flag' }))
  await expect(page.getByText('1 flag added.')).toBeVisible()
  await expectFocus(page, 'a flag is added')
  await press(page.getByRole('button', { name: 'Delete the flag' }).first())
  await expect(page.getByRole('button', { name: 'Delete the flag' })).toHaveCount(1)
  await expectFocus(page, 'a flag is deleted')

  await visit(page, `${admin}/notices`)
  await page.getByRole('textbox', { name: 'New notice' }).fill('The first hour begins.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'The first hour' })).toBeVisible()
  await expectFocus(page, 'a notice is sent')

  await visit(page, `${admin}/divisions`)
  await press(page.getByRole('button', { name: 'Create division' }).first())
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Open')
  await press(dialog.getByRole('button', { name: 'Create division' }))
  await expect(dialog).toBeHidden()
  await expectFocus(page, 'a division is created')

  await visit(page, `${admin}/review`)
  const team = page.getByRole('complementary', { name: 'Team' })
  await expect(team.getByRole('heading', { level: 2 })).toBeVisible({ timeout: firstVisit })
  for (const count of [1, 2]) {
    await press(team.getByRole('button', { name: /^Accept/ }))
    await expectFocus(page, `team ${count} is accepted`)
  }
  await context.close()
})

test('the focus stays in sight when a dialog closes, also one that an address opened @phone', async ({
  browser,
  server,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
  const player = await newTeamIn(server, game.id)
  const context = await browser.newContext({
    ...(await stateOf(server, player)),
    viewport,
    isMobile,
    hasTouch,
  })
  const page = await context.newPage()
  const board = `/games/${game.id}/challenges`
  await page.goto(board)
  const tile = page.getByRole('link', { name: /Capstan/ }).first()
  await press(tile)
  const sheet = page.getByRole('dialog', { name: 'Capstan' })
  await expect(sheet).toBeVisible({ timeout: firstVisit })
  await press(sheet.getByRole('button', { name: 'Close' }).first())
  await expect(sheet).toBeHidden()
  await expect(tile).toBeFocused()

  const addresses = [
    `${board}?c=${game.challenges[0]?.id}`,
    `${board}?dlg=alerts`,
    `/games/${game.id}/scoreboard?team=${player.team.id}`,
    '/teams?join=nobody',
  ]
  for (const address of addresses) {
    await page.goto(address)
    // At once: what keeps the focus elsewhere is loaded after all that is to be seen.
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toBeVisible({
      timeout: firstVisit,
    })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectFocus(page, `the dialog of ${address} closed`)
  }
  await context.close()
})

test('the focus stays in sight when a suspension is undone', async ({ browser, server }) => {
  const game = await newGame(server, [])
  const { team } = await newTeamIn(server, game.id)
  const { api } = await theAdmin(server)
  const params = { path: { id: game.id } }
  const [row] = await unwrap(api.GET('/api/game/{id}/participations', { params }))
  await unwrap(
    api.PUT('/api/admin/participation/{id}', {
      params: { path: { id: row?.id ?? 0 } },
      body: { status: 'Suspended' },
    }),
  )
  const context = await browser.newContext(await stateOf(server, await theAdmin(server)))
  const page = await context.newPage()
  await page.goto(`/admin/games/${game.id}/review`)
  await page.getByRole('radio', { name: /^Suspended/ }).click({ timeout: firstVisit })
  await expect(page.getByRole('row').filter({ hasText: team.name ?? '' })).toBeVisible()
  await press(page.getByRole('button', { name: /suspension/i }).first())
  await expectFocus(page, 'a suspension is undone')
  await context.close()
})
