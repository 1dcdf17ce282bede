import { readFile } from 'node:fs/promises'
import { unwrap } from '@halyard/api'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const phone = { width: 390, height: 844 }
const wrong = 'flag{r1ght_but_one_letter}'

test('staff find two teams that share an address and a wrong flag, and one that never opened', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
  const params = { path: { id: game.id, challengeId: game.challenges[0]?.id ?? 0 } }
  const admin = await theAdmin(server)
  const [honest, other] = [await newTeamIn(server, game.id), await newTeamIn(server, game.id)]
  const send = ({ api }: Actor, flag: string) =>
    unwrap(api.POST('/api/game/{id}/challenges/{challengeId}', { params, body: { flag } }))

  await test.step('one team opens the challenge, the other only sends flags', async () => {
    await unwrap(honest.api.GET('/api/game/{id}/challenges/{challengeId}', { params }))
    for (const actor of [honest, other]) await send(actor, wrong)
    for (const actor of [honest, other]) await send(actor, 'flag{right}')
  })

  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, admin),
    viewport: phone,
  })
  const page = await context.newPage()
  const cards = (name: RegExp) => page.getByRole('article', { name })

  await test.step('staff read the facts on a phone', async () => {
    // An opening is written some seconds after it happened, so the list is read again until then.
    await expect(async () => {
      await page.goto(`/games/${game.id}/monitor/signals`)
      await expect(cards(/^Solved without opening/)).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: firstVisit })
    await expect(cards(/^Solved without opening/)).toContainText(other.team.name ?? '')
    await expect(cards(/^Quick solve/)).toContainText('before the solve')
    await expect(cards(/^Same wrong answer/)).toContainText(wrong)
    for (const { team } of [honest, other])
      await expect(cards(/^Shared address/)).toContainText(team.name ?? '')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phone.width)
  })

  await test.step('a mark by keyboard takes one from the list, and is found again', async () => {
    const card = cards(/^Same wrong answer/)
    await card.getByRole('button', { name: 'Mark as looked into' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'What was found' })).toBeFocused()
    await page.keyboard.type('They sat at one table.')
    await page.getByRole('button', { name: 'Save the mark' }).click()
    await expect(card).toHaveCount(0)
    await page.getByRole('radio', { name: 'Looked into' }).click()
    await expect(card).toContainText('They sat at one table.')
  })

  await test.step('the evidence is saved, with the note', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('They sat at one table.')
    expect(text).toContain(wrong)
  })

  await test.step('a setting of 0 leaves a kind out', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByRole('spinbutton', { name: /Teams with the same wrong answer/ }).fill('0')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(cards(/^Same wrong answer/)).toHaveCount(0)
  })

  await test.step('a player sees nothing of it', async () => {
    const asking = other.api.GET('/api/game/{id}/signals', {
      params: { path: { id: game.id }, query: {} },
    })
    await expect(asking).rejects.toThrow('You are not allowed to do this.')
  })
  await context.close()
})
