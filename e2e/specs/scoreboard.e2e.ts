import { readFileSync } from 'node:fs'
import { unwrap } from '@halyard/api'
import { newTeamIn } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { expect, test } from '../world/test.ts'

const solve = async (server: string, gameId: number, challengeId: number, flag: string) => {
  const actor = await newTeamIn(server, gameId)
  await unwrap(
    actor.api.POST('/api/game/{id}/challenges/{challengeId}', {
      params: { path: { id: gameId, challengeId } },
      body: { flag },
    }),
  )
  return actor
}

test('the scoreboard: search, follow, compare, the past, files, the wall and paper', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const flag = 'halyard{first_light}'
  const game = await newGame(server, [{ title: 'First light', flag, category: 'Web' }])
  const challengeId = game.challenges[0]?.id ?? 0
  const winner = await solve(server, game.id, challengeId, flag)
  const second = await solve(server, game.id, challengeId, flag)
  const idle = await newTeamIn(server, game.id)
  const [first, next, last] = [winner, second, idle].map(({ team }) => team.name ?? '')
  const board = page.getByRole('table', { name: 'Teams and what they solved' })
  const row = (name: string | undefined) => board.getByRole('row', { name: new RegExp(name ?? '') })

  await page.goto(`/games/${game.id}/scoreboard`)
  await expect(row(first)).toBeVisible()
  await expect(row(first).getByRole('cell', { name: 'First blood' })).toBeVisible()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or run a command' })
  await palette.getByRole('combobox').fill(`@${next}`)
  await expect(palette.getByRole('option', { name: next })).toBeVisible()
  await page.keyboard.press('Enter')
  const jumped = page.getByRole('dialog', { name: next })
  await expect(jumped).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(jumped).toBeHidden()

  await page.getByRole('searchbox', { name: 'Find a team' }).fill(next ?? '')
  await expect(row(first)).toBeHidden()
  await expect(row(next)).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()

  await row(last)
    .getByRole('button', { name: `Follow ${last}` })
    .click()
  await page.getByRole('button', { name: 'Followed (1)' }).click()
  await expect(page).toHaveURL(/only=followed/)
  await expect(row(first)).toBeHidden()
  await page.reload()
  await expect(row(last)).toBeVisible()
  await page.getByRole('button', { name: 'Followed (1)' }).click()
  await expect(row(first)).toBeVisible()

  await row(first)
    .getByRole('button', { name: new RegExp(first ?? '') })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: first })
  await sheet.getByRole('button', { name: 'Compare with other teams' }).click()
  const compare = page.getByRole('dialog', { name: 'Compare teams' })
  await expect(compare.getByRole('columnheader', { name: first })).toBeVisible()
  await page.goBack()
  await expect(compare).toBeHidden()

  await page.goto(`/games/${game.id}/scoreboard`)
  await page.getByRole('button', { name: 'Time machine' }).click()
  const moment = page.getByRole('slider', { name: 'Moment in the game' })
  await moment.press('Home')
  await expect(row(first).getByRole('cell', { name: 'First blood' })).toBeHidden()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(row(first).getByRole('cell', { name: 'First blood' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: /CTFtime, with solves/ }).click()
  const feed = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))
  expect(feed.tasks).toEqual(['First light'])
  expect(feed.standings.slice(0, 2).map(({ team }: { team: string }) => team)).toEqual([
    first,
    next,
  ])
  expect(Number.isInteger(feed.standings[0].lastAccept)).toBe(true)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('table').getByRole('rowheader', { name: last })).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Projector' }).click()
  await expect(page).toHaveURL(/view=live/)
  const wall = page.getByRole('heading', { level: 1, name: new RegExp(game.title) })
  await expect(wall).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: first ?? '' })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wall).toBeHidden()
  await expect(row(first)).toBeVisible()
})
