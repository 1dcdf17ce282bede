import type { Browser, Page, ViewportSize } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const phone = { width: 390, height: 844 }
/** Without the hub the next poll has it. */
const soon = { timeout: 30_000 }

async function pageOf(browser: Browser, server: string, actor: Actor, viewport?: ViewportSize) {
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, actor),
    ...(viewport && { viewport }),
  })
  return context.newPage()
}

const rowOf = (page: Page, text: string) => page.getByRole('button', { name: text })

test('a player asks, one of the staff claims and answers, and another team reads what is for everyone', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
  const [capstan] = game.challenges
  const admin = await theAdmin(server)
  const [asker, other] = [await newTeamIn(server, game.id), await newTeamIn(server, game.id)]
  const field = await pageOf(browser, server, asker, phone)
  const bystander = await pageOf(browser, server, other)
  const [first, second] = [
    await pageOf(browser, server, admin),
    await pageOf(browser, server, admin),
  ]
  const html = 'Is <b>the pier</b> part of it? 旗 أين؟'

  await test.step('the player asks about the challenge on a phone, after a reload', async () => {
    await field.goto(`/games/${game.id}/challenges?c=${capstan?.id}`)
    await field.getByRole('button', { name: 'Ask a question' }).click({ timeout: firstVisit })
    await field.getByRole('textbox', { name: 'Your question' }).fill(html)
    await field.reload()
    const box = field.getByRole('textbox', { name: 'Your question' })
    await expect(box).toHaveValue(html, { timeout: firstVisit })
    await field.getByRole('button', { name: 'Send question' }).click()
    await expect(field.getByText(html)).toBeVisible()
    await expect(field.getByText('Waiting', { exact: true })).toBeVisible()
  })

  await test.step('staff claims it by keyboard, and a second browser sees that', async () => {
    for (const page of [first, second]) {
      await page.goto(`/games/${game.id}/monitor/questions`)
      await expect(rowOf(page, html)).toBeVisible({ timeout: firstVisit })
    }
    await first.keyboard.press('c')
    await expect(first.getByText('Claimed by you').first()).toBeVisible()
    await expect(second.getByText('Claimed by you').first()).toBeVisible(soon)
    await expect(field.getByText('Being answered')).toBeVisible(soon)
  })

  await test.step('of two answers at the same time one is refused, and its text is kept', async () => {
    for (const page of [first, second]) {
      await page.keyboard.press('r')
      await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused()
    }
    await second.context().setOffline(true)
    await first.keyboard.type('It is **not**.')
    await first.keyboard.press('Control+Enter')
    await expect(first.getByText('Answer sent', { exact: true })).toBeVisible()
    await second.keyboard.type('It is.')
    await second.context().setOffline(false)
    await second.getByRole('button', { name: 'Send to the team' }).click()
    await expect(second.getByText(/has changed this|has been answered/)).toBeVisible(soon)
    await expect(second.getByRole('textbox', { name: 'Answer' })).toHaveValue('It is.')
  })

  await test.step('the player reads the answer, and another team reads nothing', async () => {
    await expect(field.getByText('not', { exact: true })).toBeVisible(soon)
    await field.goto(`/games/${game.id}/questions`)
    await expect(field.getByText(html)).toBeVisible({ timeout: firstVisit })
    await expect(field.getByRole('link', { name: 'Capstan' })).toBeVisible()
    await bystander.goto(`/games/${game.id}/questions`)
    await expect(bystander.getByText('Your team has asked nothing yet')).toBeVisible({
      timeout: firstVisit,
    })
    await expect(bystander.getByText(html)).toHaveCount(0)
  })

  await test.step('an answer to everyone is a notice for the other team', async () => {
    await field.getByRole('textbox', { name: 'Your question' }).fill('When is lunch?')
    await field.keyboard.press('Control+Enter')
    await expect(rowOf(first, 'When is lunch?')).toBeVisible(soon)
    await first.getByRole('button', { name: 'Answer', exact: true }).click()
    await first.getByRole('textbox', { name: 'Answer' }).fill('At noon.')
    await first.getByRole('switch', { name: 'Answer to everyone' }).click()
    await first.getByRole('textbox', { name: 'Notice' }).fill('Lunch is at **noon**.')
    await expect(first.getByRole('list', { name: 'As players see it' })).toContainText('noon')
    await first.getByRole('button', { name: 'Send to everyone' }).click()
    await expect(first.getByText('Answer sent', { exact: true })).toBeVisible()
    await expect(bystander.getByText('Lunch is at noon.', { exact: true })).toBeVisible(soon)
    await expect(field.getByText('At noon.', { exact: true })).toBeVisible(soon)
    await expect(field.getByText('Answered to everyone')).toBeVisible()
  })
})
