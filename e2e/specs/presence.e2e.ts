import { unwrap } from '@halyard/api'
import type { Browser } from '@playwright/test'
import { newPlayer, newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

async function pageOf(browser: Browser, server: string, actor: Actor, width = 1280) {
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
    storageState: await storageOf(server, actor),
  })
  return context.newPage()
}

/** Another player who joins a team, and the game with it. */
async function newMate(server: string, gameId: number, captain: Actor, teamId: number) {
  const mate = await newPlayer(server)
  const code = await unwrap(
    captain.api.GET('/api/team/{id}/invite', { params: { path: { id: teamId } } }),
  )
  await unwrap(mate.api.POST('/api/team/accept', { body: code }))
  await unwrap(
    mate.api.POST('/api/game/{id}', { params: { path: { id: gameId } }, body: { teamId } }),
  )
  return mate
}

test('two members see who works on what, and share a note that nobody loses', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(server, [
    { title: 'Capstan', flag: 'flag{right}' },
    { title: 'Knots', flag: 'flag{right}' },
  ])
  const [capstan] = game.challenges
  const captain = await newTeamIn(server, game.id)
  const mate = await newMate(server, game.id, captain, captain.team.id)
  const rival = await newTeamIn(server, game.id)
  const address = `/games/${game.id}/challenges?c=${capstan?.id}`
  const desk = await pageOf(browser, server, captain)
  const phone = await pageOf(browser, server, mate, 390)
  const challengeOn = (page: typeof desk) => page.getByRole('dialog', { name: /Capstan/ })
  const onDesk = challengeOn(desk)
  const onPhone = challengeOn(phone)

  await test.step('one says by keyboard that they work on it, the other sees it on the board', async () => {
    await phone.goto(`/games/${game.id}/challenges`)
    await expect(phone.getByRole('link', { name: /Capstan/ })).toBeVisible({ timeout: firstVisit })
    await desk.goto(address)
    await onDesk
      .getByRole('switch', { name: 'I am working on this' })
      .press('Space', { timeout: firstVisit })
    await expect(phone.getByTitle(/^At work: /)).toContainText(captain.name, { timeout: 45_000 })
    await phone.goto(address)
    const members = onPhone.getByRole('list', { name: 'At work' })
    await expect(members).toContainText(captain.name, { timeout: firstVisit })
  })

  await test.step('a note is saved by keyboard and read by the other, as text', async () => {
    const field = onDesk.getByRole('textbox', { name: 'Team note' })
    await field.fill('<b>Offset 72</b>')
    await field.press('Control+Enter')
    await expect(onDesk.getByRole('button', { name: 'Save for team' })).toBeHidden()
    await expect(onPhone.getByRole('textbox', { name: 'Team note' })).toHaveValue(
      '<b>Offset 72</b>',
      { timeout: 45_000 },
    )
  })

  await test.step('who writes at the same time reads of it, and loses nothing', async () => {
    const mine = onPhone.getByRole('textbox', { name: 'Team note' })
    await mine.fill('Offset 64, I think')
    const theirs = onDesk.getByRole('textbox', { name: 'Team note' })
    await theirs.fill('Offset 80')
    await theirs.press('Control+Enter')
    await expect(onPhone.getByText(/has saved another text since you began/)).toBeVisible({
      timeout: 45_000,
    })
    await expect(mine).toHaveValue('Offset 64, I think')
    await onPhone.getByRole('button', { name: 'Save for team' }).press('Enter')
    await expect(theirs).toHaveValue('Offset 64, I think', { timeout: 45_000 })
    await onDesk.getByText('Earlier texts').press('Enter')
    const earlier = onDesk.getByRole('listitem').filter({ hasText: 'Offset 80' })
    await earlier.getByRole('button', { name: 'Put back' }).press('Enter')
    await expect(theirs).toHaveValue('Offset 80')
    const overflow = await phone.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  await test.step('another team sees nothing of it', async () => {
    const page = await pageOf(browser, server, rival)
    await page.goto(address)
    const field = challengeOn(page).getByRole('textbox', { name: 'Team note' })
    await expect(field).toHaveValue('', { timeout: firstVisit })
    await expect(challengeOn(page).getByRole('list', { name: 'At work' })).toBeHidden()
  })

  await test.step('an organizer turns it off, and it is gone for the team', async () => {
    const office = await pageOf(browser, server, await theAdmin(server))
    await office.goto(`/admin/games/${game.id}/info`)
    const toggle = office.getByRole('switch', { name: 'Teams share notes and who works on what' })
    await toggle.press('Space', { timeout: firstVisit })
    await expect(toggle).not.toBeChecked()
    await desk.reload()
    await expect(onDesk.getByText('Marks it on your board, only in this browser.')).toBeVisible({
      timeout: firstVisit,
    })
    await expect(onDesk.getByRole('textbox', { name: 'Your notes' })).toBeVisible()
    await expect(onDesk.getByRole('textbox', { name: 'Team note' })).toBeHidden()
  })
})
