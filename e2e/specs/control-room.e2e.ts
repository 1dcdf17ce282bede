import { unwrap } from '@halyard/api'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

test('an organizer on a phone sees what happens, more time is given, and the scoreboard frozen', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
  const [capstan] = game.challenges
  const stuckTeam = await newTeamIn(server, game.id)
  const teams = [stuckTeam, await newTeamIn(server, game.id), await newTeamIn(server, game.id)]
  const path = { id: game.id, challengeId: capstan?.id ?? 0 }
  const send = ({ api }: typeof stuckTeam, flag: string) =>
    unwrap(
      api.POST('/api/game/{id}/challenges/{challengeId}', { params: { path }, body: { flag } }),
    )
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    storageState: await storageOf(server, await theAdmin(server)),
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))

  await test.step('nothing needs anybody', async () => {
    await page.goto(`/admin/games/${game.id}/control-room`)
    await expect(page.getByText('Nothing needs you now')).toBeVisible({ timeout: firstVisit })
  })

  await test.step('what happens appears by itself', async () => {
    for (const team of teams) await send(team, 'flag{typo}')
    for (const flag of ['a', 'b', 'c', 'd']) await send(stuckTeam, flag)
    const stuck = page.getByRole('region', { name: 'Stuck teams' })
    await expect(stuck.getByText('5 wrong flags')).toBeVisible({ timeout: 15_000 })
    const common = page.getByRole('region', { name: 'Several teams sent the same wrong flag' })
    await expect(common.getByText('3 teams')).toBeVisible()
  })

  await test.step('each row leads to the facts', async () => {
    await page
      .getByRole('region', { name: 'Several teams sent the same wrong flag' })
      .getByRole('link', { name: 'Capstan' })
      .press('Enter')
    await expect(page).toHaveURL(/monitor\/submissions\?.*q=flag%7Btypo%7D/)
    await expect(page.getByText('Capstan').first()).toBeVisible({ timeout: firstVisit })
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Control room' })).toBeVisible()
  })

  await test.step('the game gets an hour, and the scoreboard freezes', async () => {
    const main = page.getByRole('main')
    await main.getByRole('button', { name: '+1 hr' }).press('Enter')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Extend the game' }).press('Enter')
    await expect(question).toHaveCount(0)
    await main.getByRole('button', { name: 'Freeze', exact: true }).press('Enter')
    await question.getByRole('button', { name: 'Freeze the scoreboard' }).press('Enter')
    await expect(main.getByRole('button', { name: 'Reveal', exact: true })).toBeVisible()
    await expect(main.getByText(/The scoreboard freezes/)).toHaveCount(0)
  })

  await test.step('a notice is written where the reason for it is seen', async () => {
    const text = page.getByRole('textbox', { name: 'New notice' })
    await text.fill('The flag of Capstan was wrong.')
    await text.press('Control+Enter')
    await expect(page.getByText('Notice published', { exact: true })).toBeVisible()
    await expect(text).toHaveValue('')
  })
  expect(errors).toEqual([])
  await context.close()
})
