import { readFile } from 'node:fs/promises'
import { unwrap } from '@halyard/api'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { expect, test } from '../world/test.ts'

test('a game is watched: answers come in, are held, filtered and taken along', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [{ title: 'Quay', flag: 'halyard{quay}' }])
  const player = await newTeamIn(server, game.id)
  const challengeId = game.challenges[0]?.id ?? 0
  const send = (flag: string) =>
    unwrap(
      player.api.POST('/api/game/{id}/challenges/{challengeId}', {
        params: { path: { id: game.id, challengeId } },
        body: { flag },
      }),
    )
  const storageState = await storageOf(server, await theAdmin(server))
  const context = await browser.newContext({ baseURL: server, storageState })
  const page = await context.newPage()

  await send('halyard{before}')
  await page.goto(`/games/${game.id}/monitor/submissions`)
  const rows = page.getByRole('table', { name: 'Submissions' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText('halyard{before}')).toBeHidden()
  await page.getByRole('button', { name: 'Show the flag' }).click()
  await expect(page.getByText('halyard{before}')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await send('=1+1')
  await send('halyard{quay}')
  await expect(page.getByRole('button', { name: 'Show 2 new entries' })).toBeVisible()
  await expect(rows.filter({ hasText: 'Flag accepted' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show 2 new entries' }).click()
  await expect(rows.filter({ hasText: 'Flag accepted' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Resume' }).click()

  await page.getByRole('button', { name: 'Wrong flag' }).click()
  await expect(page).toHaveURL(/type=wrong/)
  await expect(rows.filter({ hasText: 'Flag accepted' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text).toContain("'=1+1")
  expect(text).not.toContain('halyard{quay}')

  // The other list has the same filter's names and the same story.
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(
    page
      .getByRole('table', { name: 'Events' })
      .getByRole('row')
      .filter({ hasText: 'Flag accepted' }),
  ).toHaveCount(1)
})
