// Whether what matters most has room on phones, whatever the language.
import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import type { Page } from '@playwright/test'
import { newTeamIn, storageOf } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

const locales = new URL('../../apps/web/src/locales/', import.meta.url)
const languages = readdirSync(locales).flatMap((file) => {
  const { name, ext } = parse(file)
  return ext === '.po' ? [name] : []
})
const widths = [320, 360, 390]
// As long as the sample's, which other tests look for.
const title = 'Rigging Trials'

/** Buttons to a game whose words take several lines, and the name of the game where the bar shows less than a few letters of it. */
const squeezed = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const buttons = document.querySelectorAll(
      'main a[href$="/challenges"], main a[href$="/scoreboard"]',
    )
    const wrapped = [...buttons].filter((button) => {
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      range.selectNodeContents(text.nextNode() ?? button)
      return range.getClientRects().length > 1
    })
    const names = [...document.querySelectorAll('header button bdi')]
    const cut = names.filter((name) => {
      const least = 4 * Number.parseFloat(getComputedStyle(name).fontSize)
      return name.clientWidth < Math.min(least, name.scrollWidth)
    })
    return [...wrapped, ...cut].map((element) => element.textContent)
  })

/** Opens a page in each language, at each width. @returns what is squeezed */
async function squeezedAt(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  await page.goto('/about')
  for (const language of languages) {
    await page.evaluate((code) => localStorage.setItem('language', code), language)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase())
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
    await calm(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const what = await squeezed(page)
      found.push(...what.map((text) => `${language} ${width}: ${text}`))
    }
  }
  return found
}

test('the buttons to a game take one line each on phones, in every language', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000)
  const { id } = await newGame(server, [{ title: 'Capstan', flag: 'flag{a}' }], { title })
  const storageState = await storageOf(server, await newTeamIn(server, id))
  const context = await browser.newContext({ baseURL: server, isMobile: true, storageState })
  expect(await squeezedAt(await context.newPage(), '/')).toEqual([])
  await context.close()
})

test('the name of a game has room beside the way in on phones, in every language', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000)
  const { id } = await newGame(server, [{ title: 'Capstan', flag: 'flag{a}' }], { title })
  const context = await browser.newContext({ baseURL: server, isMobile: true })
  expect(await squeezedAt(await context.newPage(), `/games/${id}`)).toEqual([])
  await context.close()
})
