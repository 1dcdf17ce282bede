// The rules of a game in the organizers' hands, from a wave of challenges to the reveal.
import { readFile } from 'node:fs/promises'
import { unwrap } from '@halyard/api'
import type { Browser, Page } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { expect, test } from '../world/test.ts'

const flags = { Anchor: 'flag{anchor}', Buoy: 'flag{buoy}', Capstan: 'flag{capstan}' }
/** A release, a freeze and a pause reach an open page by a message, or by the next poll. */
const follow = { timeout: 30_000 }

async function pageOf(browser: Browser, server: string, actor?: Actor): Promise<Page> {
  const storageState = actor && (await storageOf(server, actor))
  return (await browser.newContext({ baseURL: server, storageState })).newPage()
}

/** The row of a team at a place with a score. */
const rowOf = (page: Page, place: number, { name }: { name?: string | null }, score = '') =>
  page.getByRole('row', { name: new RegExp(`^${place} ${name}.*${score}$`) }).first()

/** A team in the file for CTFtime. */
const named = ({ name }: { name?: string | null }, pos: number, score: unknown) => ({
  pos,
  team: name,
  score,
})

test('a wave opens, a pause refuses flags, a freeze hides what comes after it, a solve is voided, and all is revealed', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(
    server,
    Object.entries(flags).map(([title, flag]) => ({ title, flag, originalScore: 100 })),
  )
  const ids = Object.fromEntries(game.challenges.map(({ title, id }) => [title, id]))
  const path = { id: game.id }
  const admin = await theAdmin(server)
  const [gulls, terns] = [await newTeamIn(server, game.id), await newTeamIn(server, game.id)]
  const send = ({ api }: Actor, title: keyof typeof flags) =>
    api.POST('/api/game/{id}/challenges/{challengeId}', {
      params: { path: { ...path, challengeId: ids[title] ?? 0 } },
      body: { flag: flags[title] },
    })
  const schedule = (freezeAt: number | null, releaseAt: number) =>
    unwrap(
      admin.api.PUT('/api/edit/games/{id}/schedule', {
        params: { path },
        body: { freezeAt, releases: [{ challengeId: ids['Capstan'] ?? 0, releaseAt }] },
      }),
    )

  // A wave: absent until its time, then there without a reload.
  const releaseAt = Date.now() + 8000
  await schedule(null, releaseAt)
  const player = await pageOf(browser, server, gulls)
  await player.goto(`/games/${game.id}/challenges`)
  await expect(player.getByRole('link', { name: /Anchor/ })).toBeVisible()
  await expect(player.getByRole('link', { name: /Capstan/ })).toHaveCount(0)
  await expect(player.getByRole('link', { name: /Capstan/ })).toBeVisible(follow)
  expect(Date.now()).toBeGreaterThanOrEqual(releaseAt)

  // A pause: said on the page, and no flag is taken.
  await unwrap(admin.api.POST('/api/edit/games/{id}/schedule/pause', { params: { path } }))
  await expect(player.getByText('The game is paused')).toBeVisible({ timeout: 90_000 })
  const refused = await send(gulls, 'Anchor').catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 400 })
  await unwrap(
    admin.api.POST('/api/edit/games/{id}/schedule/resume', {
      params: { path },
      body: { shiftTimes: false },
    }),
  )
  await unwrap(send(gulls, 'Anchor'))

  // A freeze: the board of that moment for everybody, the own solve marked.
  await schedule(Date.now() + 500, releaseAt)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await unwrap(send(terns, 'Anchor'))
  await unwrap(send(terns, 'Buoy'))
  const visitor = await pageOf(browser, server)
  await visitor.goto(`/games/${game.id}/scoreboard`)
  await expect(visitor.getByText('The scoreboard is frozen').first()).toBeVisible()
  await expect(rowOf(visitor, 1, gulls.team)).toBeAttached()
  await expect(rowOf(visitor, 2, terns.team, ' 0')).toBeAttached()
  await visitor.getByRole('button', { name: 'Download' }).click()
  const saving = visitor.waitForEvent('download')
  await visitor.getByRole('menuitem', { name: 'CTFtime, ranks only (JSON)' }).click()
  const feed: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(feed).toMatchObject({
    standings: [named(gulls.team, 1, expect.any(Number)), named(terns.team, 2, 0)],
  })
  await visitor.getByRole('button', { name: 'Time machine' }).click()
  await expect(visitor.getByRole('slider', { name: 'Moment in the game' })).toBeVisible()
  await expect(rowOf(visitor, 2, terns.team, ' 0')).toBeAttached()
  await visitor.goto(`/games/${game.id}/scoreboard?view=live`)
  await expect(visitor.getByText(terns.team.name ?? '').first()).toBeVisible()
  await expect(visitor.getByText('The scoreboard is frozen').first()).toBeVisible()
  await visitor.goto(`/games/${game.id}/scoreboard`)
  const board = await unwrap(admin.api.GET('/api/game/{id}/scoreboard', { params: { path } }))
  expect(board.items.find(({ name }) => name === terns.team.name)?.score).toBe(0)
  const second = await pageOf(browser, server, terns)
  await second.goto(`/games/${game.id}/challenges`)
  await expect(second.getByRole('link', { name: /^Anchor Solved, not counted yet/ })).toBeVisible()

  // A solve that did not go by the rules.
  const staff = await pageOf(browser, server, admin)
  await staff.goto(`/games/${game.id}/monitor/submissions`)
  await staff.goto(`/games/${game.id}/scoreboard`)
  await expect(rowOf(staff, 1, gulls.team)).toBeAttached()
  await staff.getByRole('radio', { name: 'Live' }).click()
  await expect(staff.getByText('Not public')).toBeVisible()
  await expect(rowOf(staff, 1, terns.team)).toBeAttached()
  await staff.goto(`/games/${game.id}/monitor/submissions`)
  const line = staff
    .getByRole('row')
    .filter({ hasText: gulls.team.name ?? '' })
    .first()
  await line.getByRole('button', { name: 'Void the solve' }).click()
  const dialog = staff.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The flag was shared.')
  await dialog.getByRole('button', { name: 'Void the solve' }).click()
  await expect(dialog).toBeHidden()
  await player.reload()
  await expect(player.getByText(/The flag was shared\./)).toBeVisible()

  // The reveal: what came after the freeze counts, and the next team has the blood.
  await unwrap(admin.api.POST('/api/edit/games/{id}/schedule/reveal', { params: { path } }))
  const after = await unwrap(admin.api.GET('/api/game/{id}/scoreboard', { params: { path } }))
  const scores = new Map(after.items.map(({ name, score }) => [name, score]))
  expect(scores.get(gulls.team.name ?? '')).toBe(0)
  expect(scores.get(terns.team.name ?? '')).toBeGreaterThanOrEqual(200)
  await visitor.reload()
  await expect(rowOf(visitor, 1, terns.team)).toBeAttached()
  await expect(visitor.getByText('The scoreboard is frozen')).toHaveCount(0)
})
