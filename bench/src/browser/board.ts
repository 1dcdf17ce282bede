import type { Browser, Page } from 'playwright'
import type { PartOptions } from './scoreboard.ts'
import {
  isInteractive,
  longestTask,
  pageNow,
  pressToPaint,
  spread,
  report,
  withSlowPage,
} from './slow-page.ts'

/** The opener of a challenge. */
export const TILE = 'a[data-roving]'
const TILES = `[...document.querySelectorAll('${TILE}')]`
export const HAS_TILES = `${TILES}.length > 0`
/** Every challenge of a made game has this text. */
export const TEXT = 'Find the flag.'
const TIMES = 5

/** Opening challenges on a board of sixty. */
export async function measureBoard(
  browser: Browser,
  { url, slowdown, game }: PartOptions,
): Promise<void> {
  const { gameId, players } = game.crew
  const fresh: number[] = []
  const steps: number[] = []
  const others: number[] = []
  for (let visit = 0; visit < TIMES; visit += 1) {
    const token = players[200 + visit]?.token
    const options = { url, slowdown, content: HAS_TILES, token }
    await withSlowPage(browser, options, async ({ page }) => {
      await page.goto(`/games/${gameId}/challenges`, { waitUntil: 'commit' })
      await page.evaluate(() => window.bench.contentMs)
      await page.evaluate(`window.bench.until(() => ${isInteractive(TILE)})`)
      // A person needs a moment to choose; meanwhile the code of the dialog comes.
      await page.waitForTimeout(1500)
      fresh.push(await openTile(page, 3))
      if (visit > 0) return
      const began = await pageNow(page)
      for (let step = 0; step < TIMES; step += 1) {
        await page.waitForTimeout(700)
        steps.push(await openNext(page))
      }
      for (let other = 0; other < TIMES; other += 1) {
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.waitForTimeout(300)
        others.push(await openTile(page, 8 + other * 2))
      }
      report('longest task from the second challenge on', await longestTask(page, began))
    })
  }
  report('first challenge of a visit: press to content', spread(fresh))
  report('another one: press to content', spread(others))
  report('next one by its key: press to content', spread(steps))
}

const shows = (title: string) =>
  `[...document.querySelectorAll('[role="dialog"]')].some((one) => one.querySelector('h2')?.textContent.includes(${JSON.stringify(title)}) && one.textContent.includes(${JSON.stringify(TEXT)}))`

/** Moves the pointer to a tile and presses it, as a hand does. */
async function openTile(page: Page, at: number): Promise<number> {
  const tile = page.locator(TILE).nth(at)
  await tile.scrollIntoViewIfNeeded()
  const title = await page.evaluate<string>(titleAt(String(at)))
  const box = await tile.boundingBox()
  if (!box) throw new Error(`tile ${at} has no place on the page`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(150)
  return pressToPaint(page, shows(title), async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
}

const titleAt = (index: string) =>
  `/Challenge \\d\\d/.exec(${TILES}[${index}].closest('li').textContent)[0]`

/** The one after the open one, in the order of the tiles. */
async function openNext(page: Page): Promise<number> {
  const title = await page.evaluate<string>(`(() => {
    const open = new URLSearchParams(location.search).get('c');
    return ${titleAt(`${TILES}.findIndex((tile) => tile.dataset.roving === open) + 1`)};
  })()`)
  return pressToPaint(page, shows(title), () => page.keyboard.press(']'))
}
