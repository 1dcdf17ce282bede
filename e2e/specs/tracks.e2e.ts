import { unwrap } from '@halyard/api'
import type { Browser } from '@playwright/test'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const flag = 'flag{right}'

async function pageOf(browser: Browser, server: string, actor: Actor) {
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, actor),
  })
  return context.newPage()
}

test('two tracks are made, joined by keyboard with a declaration, reviewed, and one team is moved', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(server, [{ title: 'Capstan', flag }])
  const admin = await theAdmin(server)
  const office = await pageOf(browser, server, admin)

  await test.step('an organizer makes the tracks', async () => {
    await office.goto(`/admin/games/${game.id}/divisions`)
    await office
      .getByRole('button', { name: 'Create two tracks' })
      .first()
      .click({ timeout: firstVisit })
    await office.getByRole('button', { name: 'Create both divisions' }).press('Enter')
    await expect(office.getByRole('heading', { name: 'People', exact: true })).toBeVisible()
    await expect(office.getByText('With a declaration')).toHaveCount(2)
  })

  const player = await newPlayer(server)
  const teamName = uniqueName('Crew ')
  await unwrap(player.api.POST('/api/team', { body: { name: teamName, bio: null } }))
  const page = await pageOf(browser, server, player)
  const { keyboard } = page

  await test.step('a player joins by keyboard alone', async () => {
    await page.goto(`/games/${game.id}`)
    await page
      .getByRole('button', { name: 'Join this game' })
      .press('Enter', { timeout: firstVisit })
    const dialog = page.getByRole('dialog')
    const text = dialog.getByRole('region', { name: 'Declaration of the division' })
    await expect(text).toContainText('I play without language models')
    await dialog.getByRole('button', { name: `Join as ${teamName}` }).press('Enter')
    const refusal = dialog.getByText('Accept the declaration to join this division.')
    await expect(refusal).toBeVisible()
    const tick = dialog.getByRole('checkbox', { name: /I have read this declaration/ })
    await expect(tick).toBeFocused()
    await keyboard.press('Shift+Tab')
    await expect(text).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(tick).toBeChecked()
    await dialog.getByRole('button', { name: `Join as ${teamName}` }).press('Enter')
    await expect(page.getByRole('link', { name: 'Open challenges' })).toBeVisible()
  })

  await test.step('the flag counts in the division', async () => {
    const params = { path: { id: game.id, challengeId: game.challenges[0]?.id ?? 0 } }
    await unwrap(
      player.api.POST('/api/game/{id}/challenges/{challengeId}', { params, body: { flag } }),
    )
  })

  await test.step('the organizer reads what was accepted, and moves the team', async () => {
    await office.goto(`/admin/games/${game.id}/review`)
    await office.getByRole('radio', { name: 'Accepted 1' }).click({ timeout: firstVisit })
    await expect(office.getByRole('cell', { name: '1 of 1 accepted' })).toBeVisible()
    const panel = office.getByRole('complementary', { name: 'Team' })
    await panel.getByRole('button', { name: 'What was accepted' }).click()
    const texts = office.getByRole('dialog', { name: `Accepted by ${teamName}` })
    await expect(texts.getByText(/I play without language models/)).toBeVisible()
    await office.keyboard.press('Escape')
    await panel.getByRole('combobox', { name: 'Division' }).click()
    await office.getByRole('option', { name: 'People with assistants' }).click()
    await expect(office.getByRole('cell', { name: '0 of 1 accepted' })).toBeVisible({
      timeout: 30_000,
    })
  })

  await test.step('the scoreboard of the new division has the team and its solve', async () => {
    const params = { path: { id: game.id } }
    const divisions = await unwrap(admin.api.GET('/api/edit/games/{id}/divisions', { params }))
    const moved = divisions.find(({ name }) => name === 'People with assistants')
    await page.goto(`/games/${game.id}/scoreboard?div=${moved?.id}`)
    await expect(page.getByText(teamName).first()).toBeVisible({ timeout: firstVisit })
    await page.goto(`/games/${game.id}/scoreboard?view=live&div=${moved?.id}`)
    await expect(page.getByText('People with assistants')).toBeVisible()
    await expect(page.getByText(/1 team\b/)).toBeVisible()
  })

  await test.step('the player is asked again, and accepts', async () => {
    await page.goto(`/games/${game.id}`)
    await page.getByRole('button', { name: 'Read the declaration' }).press('Enter', {
      timeout: firstVisit,
    })
    await expect(page.getByText(/I may use language models/)).toBeVisible()
    await page.getByRole('checkbox', { name: /I have read this declaration/ }).press('Space')
    await page.getByRole('button', { name: 'Accept declaration' }).press('Enter')
    await expect(page.getByText('Your division asks for a declaration')).toBeHidden()
  })
})
