import { unwrap } from '@halyard/api'
import type { Browser } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
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

test('a hint gets a price, and a team opens it by keyboard alone', async ({ browser, server }) => {
  test.slow()
  const game = await newGame(server, [
    { title: 'Capstan', flag, originalScore: 500 },
    { title: 'Knots', flag, originalScore: 500, hints: ['Pull.'] },
  ])
  const [capstan, knots] = game.challenges
  const office = await pageOf(browser, server, await theAdmin(server))

  await test.step('an organizer writes it', async () => {
    await office.goto(`/admin/games/${game.id}/challenges/${knots?.id}`)
    await office
      .getByRole('button', { name: 'Hints with a price' })
      .press('Enter', { timeout: firstVisit })
    const dialog = office.getByRole('dialog', { name: 'Hints with a price' })
    await dialog.getByRole('button', { name: 'Add a hint' }).press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Hint 1', exact: true })).toBeFocused()
    await office.keyboard.type('The rope is hollow.')
    await office.keyboard.press('Tab')
    await office.keyboard.type('50')
    await dialog.getByRole('button', { name: 'Add a hint' }).press('Enter')
    await office.keyboard.type('So is the knot.')
    await office.keyboard.press('Tab')
    await office.keyboard.type('4000')
    await dialog.getByRole('button', { name: 'Save hints' }).press('Enter')
    await expect(office.getByText('Prices of hints, in points: 50 and 4,000')).toBeVisible()
  })

  const player = await newTeamIn(server, game.id)
  const params = { path: { id: game.id, challengeId: capstan?.id ?? 0 } }
  await unwrap(
    player.api.POST('/api/game/{id}/challenges/{challengeId}', { params, body: { flag } }),
  )
  const page = await pageOf(browser, server, player)

  await test.step('a team pays for it once', async () => {
    await page.goto(`/games/${game.id}/challenges?c=${knots?.id}`)
    const challenge = page.getByRole('dialog', { name: /Knots/ })
    const locked = challenge.getByRole('list', { name: 'Locked hints' })
    await expect(locked.getByRole('listitem')).toHaveCount(2, { timeout: firstVisit })
    await expect(locked.getByRole('button', { name: /4,000 points/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await locked.getByRole('button', { name: 'Open for 50 points Hint 2' }).press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(/Points now: \d+\. Points afterward: \d+\./)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(challenge.getByText('The rope is hollow.')).toBeVisible()
    await expect(challenge.getByRole('button', { name: 'Hint 2' })).toBeFocused()
    await expect(locked.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('the price is among the adjustments of the team', async () => {
    await page.goto(`/games/${game.id}/scoreboard?team=${player.team.id}`)
    await expect(page.getByRole('table', { name: 'Adjustments' })).toContainText('−50')
  })
})
