// What organizers rule beyond the contract, as the people meet it: requirements, a hint with a price, a flag that minds no case, and a
// flag that is mended in the middle of the game.
import { unwrap } from '@halyard/api'
import type { Browser, Page } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { expect, test } from '../world/test.ts'

async function pageOf(browser: Browser, server: string, actor: Actor): Promise<Page> {
  const storageState = await storageOf(server, actor)
  return (await browser.newContext({ baseURL: server, storageState })).newPage()
}

test('a challenge opens after another, a hint is paid for, and a mended flag is judged again', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(
    server,
    ['Anchor', 'Buoy', 'Capstan'].map((title) => ({
      title,
      flag: `flag{${title}}`,
      originalScore: 100,
    })),
  )
  const [anchor = 0, buoy = 0, capstan = 0] = game.challenges.map(({ id }) => id)
  const admin = await theAdmin(server)
  const ofChallenge = (challengeId: number) => ({
    params: { path: { id: game.id, challengeId } },
  })
  await unwrap(
    admin.api.PUT('/api/edit/games/{id}/challenges/{challengeId}/requirements', {
      ...ofChallenge(capstan),
      body: { requires: [anchor], tile: 'titled' },
    }),
  )
  await unwrap(
    admin.api.PUT('/api/edit/games/{id}/challenges/{challengeId}/hints', {
      ...ofChallenge(buoy),
      body: { hints: [{ text: 'Look below the waterline.', price: 30 }] },
    }),
  )
  await unwrap(
    admin.api.POST('/api/edit/games/{id}/challenges/{challengeId}/flags', {
      ...ofChallenge(buoy),
      body: [{ flag: 'flag{Lantern}', match: 'ignoreCase' }],
    }),
  )
  const [gulls, terns] = [await newTeamIn(server, game.id), await newTeamIn(server, game.id)]
  const send = ({ api }: Actor, challengeId: number, flag: string) =>
    unwrap(
      api.POST('/api/game/{id}/challenges/{challengeId}', {
        ...ofChallenge(challengeId),
        body: { flag },
      }),
    )
  const scoreOf = async ({ team }: Pick<Awaited<ReturnType<typeof newTeamIn>>, 'team'>) => {
    const path = { id: game.id }
    const board = await unwrap(admin.api.GET('/api/game/{id}/scoreboard', { params: { path } }))
    return board.items.find(({ name }) => name === team.name)?.score
  }

  // A challenge that requires another: locked with its title, then open without a reload.
  const player = await pageOf(browser, server, gulls)
  await player.goto(`/games/${game.id}/challenges`)
  const locked = player.getByRole('region', { name: 'Not open yet' })
  await expect(locked.getByText('Capstan')).toBeVisible()
  await send(gulls, anchor, 'flag{Anchor}')
  await expect(player.getByRole('link', { name: /Capstan/ })).toBeVisible({ timeout: 60_000 })
  await expect(locked).toHaveCount(0)

  // A hint with a price: closed until somebody of the team pays for it.
  const before = (await scoreOf(gulls)) ?? 0
  await player.getByRole('link', { name: /Buoy/ }).click()
  const dialog = player.getByRole('dialog')
  await expect(dialog.getByText('Look below the waterline.')).toHaveCount(0)
  await dialog.getByRole('button', { name: /Open for 30 points/ }).click()
  await player.getByRole('alertdialog').getByRole('button', { name: 'Open hint' }).click()
  await expect(dialog.getByText('Look below the waterline.')).toBeVisible()
  await expect.poll(() => scoreOf(gulls)).toBe(before - 30)

  // A flag that minds no case.
  await dialog.getByRole('textbox', { name: 'Flag' }).fill('FLAG{lantern}')
  await dialog.getByRole('textbox', { name: 'Flag' }).press('Enter')
  await expect.poll(() => scoreOf(gulls)).toBeGreaterThan(before)

  // A flag that was wrong as the organizers had written it: mended, and earlier answers are judged again.
  await send(terns, anchor, 'flag{Anker}')
  expect(await scoreOf(terns)).toBe(0)
  await unwrap(
    admin.api.POST('/api/edit/games/{id}/challenges/{challengeId}/flags', {
      ...ofChallenge(anchor),
      body: [{ flag: 'flag{Anker}' }],
    }),
  )
  const staff = await pageOf(browser, server, admin)
  await staff.goto(`/admin/games/${game.id}/challenges/${anchor}/flags`)
  await staff.getByRole('button', { name: 'Judge earlier answers again' }).click()
  const judging = staff.getByRole('dialog')
  const changes = judging.getByRole('list', { name: 'Teams whose solve changes' })
  await expect(changes.getByText(terns.team.name ?? '')).toBeVisible()
  await judging.getByRole('button', { name: 'Judge again', exact: true }).click()
  await expect(judging.getByText('Done. The scoreboard follows.')).toBeVisible()
  await expect.poll(() => scoreOf(terns)).toBeGreaterThan(0)
})
