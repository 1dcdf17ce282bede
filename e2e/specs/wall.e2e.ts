// The scoreboard on the wall of a hall, and the files that staff take from it.
import { readFileSync } from 'node:fs'
import { unwrap } from '@halyard/api'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const flag = 'flag{first}'

/** A game of twelve teams, the first of which has solved its challenge. */
async function aContest(server: string) {
  const game = await newGame(server, [{ title: 'Capstan', flag, category: 'Web' }])
  const winner = await newTeamIn(server, game.id)
  for (let count = 1; count < 12; count++) await newTeamIn(server, game.id)
  const params = { path: { id: game.id, challengeId: game.challenges[0]?.id ?? 0 } }
  const body = { flag }
  await unwrap(winner.api.POST('/api/game/{id}/challenges/{challengeId}', { params, body }))
  return { game, winner }
}

test('the wall can be read from afar, fills the screen and scrolls nowhere, from 1080p to 4K', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  const { game, winner } = await aContest(server)
  for (const viewport of [
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
    { width: 3840, height: 2160 },
  ]) {
    const context = await browser.newContext({ baseURL: server, viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`/games/${game.id}/scoreboard?view=live`)
    const row = page
      .getByRole('listitem')
      .filter({ hasText: winner.team.name ?? '' })
      .first()
    await expect(row).toBeVisible({ timeout: firstVisit })
    const measured = await page.evaluate(() => {
      const root = document.scrollingElement ?? document.documentElement
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const small: string[] = []
      while (walker.nextNode()) {
        const { parentElement: box, textContent } = walker.currentNode
        // A drawing's texts grow with it, whatever their size is called.
        if (!box?.closest('li') || box.closest('svg') || !box.checkVisibility()) continue
        if (!textContent?.trim()) continue
        const { width } = box.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(box).fontSize)
        if (width > 1 && size < 24) small.push(`${textContent.trim()} (${size} px)`)
      }
      return {
        aside: root.scrollWidth - root.clientWidth,
        down: root.scrollHeight - root.clientHeight,
        small,
      }
    })
    expect({ ...viewport, ...measured }).toEqual({ ...viewport, aside: 0, down: 0, small: [] })
    // Nothing moves where the reader asked for stillness.
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      )
    await expect.poll(moving).toBe(0)
    await context.close()
  }
})

test('staff take the score sheet from the scoreboard; players are not offered it', async ({
  browser,
  server,
}) => {
  const { game, winner } = await aContest(server)
  const openMenu = async (storageState: Awaited<ReturnType<typeof storageOf>>) => {
    const context = await browser.newContext({ baseURL: server, storageState })
    const page = await context.newPage()
    await page.goto(`/games/${game.id}/scoreboard`)
    await page.getByRole('button', { name: 'Download' }).click({ timeout: firstVisit })
    return { context, page, sheet: page.getByRole('menuitem', { name: /Score sheet for staff/ }) }
  }
  const player = await openMenu(await storageOf(server, winner))
  await expect(player.page.getByRole('menuitem', { name: /CSV/ })).toBeVisible()
  await expect(player.sheet).toBeHidden()
  await player.context.close()

  const staff = await openMenu(await storageOf(server, await theAdmin(server)))
  const downloading = staff.page.waitForEvent('download')
  await staff.sheet.click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await staff.context.close()
})
