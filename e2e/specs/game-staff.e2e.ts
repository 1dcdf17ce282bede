import { unwrap } from '@halyard/api'
import type { Browser, ViewportSize } from '@playwright/test'
import { newPlayer, newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const phone = { width: 390, height: 844 }

async function pageOf(browser: Browser, server: string, actor: Actor, viewport?: ViewportSize) {
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, actor),
    ...(viewport && { viewport }),
  })
  return context.newPage()
}

/** Gives somebody a role in a game, as an administrator would. */
async function giveRole(
  admin: Actor,
  actor: Actor,
  gameId: number,
  role: 'manager' | 'author' | 'monitor' | 'reviewer',
) {
  const { token } = await unwrap(
    admin.api.POST('/api/edit/games/{id}/staff/invitations', {
      params: { path: { id: gameId } },
      body: { role },
    }),
  )
  await unwrap(actor.api.POST('/api/edit/staff/accept', { body: { token } }))
}

test('a manager invites an author by keyboard, who edits two challenges and finds no other', async ({
  browser,
  server,
}) => {
  test.slow()
  const flag = 'flag{right}'
  const game = await newGame(server, [
    { title: 'Capstan', flag },
    { title: 'Kraken', flag },
  ])
  const [capstan, kraken] = game.challenges
  const admin = await theAdmin(server)
  const [manager, author] = [await newPlayer(server), await newPlayer(server)]
  await giveRole(admin, manager, game.id, 'manager')
  const office = await pageOf(browser, server, manager)
  const desk = await pageOf(browser, server, author, phone)

  const link = await test.step('the manager makes a link', async () => {
    await office.goto('/admin/games')
    await expect(office.getByRole('button', { name: 'Create game' })).toHaveCount(0)
    await office.goto(`/admin/games/${game.id}/staff`)
    await office
      .getByRole('button', { name: 'Invite by link' })
      .press('Enter', { timeout: firstVisit })
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
    const text = await dialog.getByText('/invitation?code=').textContent()
    await dialog.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(office.getByRole('heading', { name: 'Open invitations' })).toBeVisible()
    return text ?? ''
  })

  await test.step('the author accepts it on a phone, and makes a challenge', async () => {
    await desk.goto(link)
    await desk.getByRole('button', { name: 'Accept invitation' }).click({ timeout: firstVisit })
    await expect(desk).toHaveURL(/\/challenges$/)
    await expect(desk.getByText('Kraken')).toHaveCount(0)
    await unwrap(
      author.api.POST('/api/edit/games/{id}/challenges', {
        params: { path: { id: game.id } },
        body: { title: 'Bowline', category: 'Misc', type: 'StaticAttachment' },
      }),
    )
  })

  await test.step('the manager gives another one', async () => {
    await office.goto(`/admin/games/${game.id}/staff`)
    await office
      .getByRole('button', { name: `Actions for ${author.name}` })
      .press('Enter', { timeout: firstVisit })
    await office.getByRole('menuitem', { name: 'Challenges…' }).press('Enter')
    const given = office.getByRole('dialog').getByRole('switch', { name: 'Capstan' })
    await given.press('Space')
    await expect(given).toBeChecked()
    await office.keyboard.press('Escape')
  })

  await test.step('the author sees these two alone', async () => {
    await desk.reload()
    await expect(desk.getByText('Bowline').first()).toBeVisible({ timeout: firstVisit })
    await expect(desk.getByText('Capstan').first()).toBeVisible()
    await expect(desk.getByText('Kraken')).toHaveCount(0)
    const tabs = desk.getByRole('navigation', { name: 'Sections of the game' })
    await expect(tabs.getByRole('link', { name: 'Challenges' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Review' })).toHaveCount(0)
    await desk.goto(`/admin/games/${game.id}/challenges/${kraken?.id}`)
    await expect(desk.getByText('Kraken')).toHaveCount(0)
    await desk.goto(`/admin/games/${game.id}/review`)
    await expect(
      desk.getByRole('heading', { name: 'You are not allowed to open this page' }),
    ).toBeVisible({ timeout: firstVisit })
    await desk.goto(`/admin/games/${game.id}/challenges/${capstan?.id}`)
    await expect(desk.getByRole('textbox', { name: 'Title' })).toHaveValue('Capstan')
  })

  await test.step('the manager removes the author, whose page is closed from then on', async () => {
    await office.goto(`/admin/games/${game.id}/staff`)
    await office
      .getByRole('button', { name: `Actions for ${author.name}` })
      .press('Enter', { timeout: firstVisit })
    await office.getByRole('menuitem', { name: 'Remove from the staff…' }).press('Enter')
    await office.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expect(office.getByText(author.name)).toHaveCount(0)
    await desk.reload()
    await expect(
      desk.getByRole('heading', { name: 'You are not allowed to open this page' }),
    ).toBeVisible({ timeout: firstVisit })
  })
})

test('a reviewer accepts a team and a monitor watches, and neither sees anything else', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }], {
    acceptWithoutReview: false,
  })
  const admin = await theAdmin(server)
  const [reviewer, monitor] = [await newPlayer(server), await newPlayer(server)]
  await giveRole(admin, reviewer, game.id, 'reviewer')
  await giveRole(admin, monitor, game.id, 'monitor')
  const { team } = await newTeamIn(server, game.id)

  const desk = await pageOf(browser, server, reviewer)
  await desk.goto(`/admin/games/${game.id}/review`)
  await expect(desk.getByText(team.name ?? '').first()).toBeVisible({ timeout: firstVisit })
  await desk
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await expect(desk.getByRole('radio', { name: 'Accepted 1' })).toBeVisible()
  const sections = desk.getByRole('navigation', { name: 'Administration' })
  await expect(sections.getByRole('link', { name: 'Write-ups' })).toBeVisible()
  for (const name of ['Info', 'Challenges', 'Staff', 'Users', 'Logs'])
    await expect(sections.getByRole('link', { name, exact: true })).toHaveCount(0)

  const bridge = await pageOf(browser, server, monitor)
  await bridge.goto(`/games/${game.id}/monitor/submissions`)
  await expect(bridge.getByRole('navigation', { name: 'Watching the game' })).toBeVisible({
    timeout: firstVisit,
  })
  await bridge.goto(`/admin/games/${game.id}/review`)
  await expect(
    bridge.getByRole('heading', { name: 'You are not allowed to open this page' }),
  ).toBeVisible({ timeout: firstVisit })
})
