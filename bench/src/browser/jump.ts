import type { Browser, Page } from 'playwright'
import { HAS_ROWS } from './scoreboard.ts'
import type { PartOptions } from './scoreboard.ts'
import { longestTask, pageNow, pressToPaint, spread, report, withSlowPage } from './slow-page.ts'

const phone = { width: 390, height: 844 }
const HAS_LIST = `document.querySelector('ol > li bdi') !== null`
const TIMES = 6

/** From page to page on a phone; to the other end and between divisions on a wide screen. */
export async function measureJumps(
  browser: Browser,
  { url, slowdown, game }: PartOptions,
): Promise<void> {
  const path = `/games/${game.crew.gameId}/scoreboard`
  const common = { url, slowdown }
  await withSlowPage(browser, { ...common, content: HAS_ROWS }, async ({ page }) => {
    await openQuietly(page, path)
    report('filter by division to rows', spread(await changeDivisions(page)))
    report('jump to the other end to rows', spread(await jumpToEnds(page)))
    await page.waitForTimeout(500)
  })
  const onPhone = { ...common, content: HAS_LIST, viewport: phone }
  await withSlowPage(browser, onPhone, async ({ page }) => {
    await openQuietly(page, path)
    const began = await pageNow(page)
    report('next page on a phone to rows', spread(await turnPages(page)))
    report('  longest task', await longestTask(page, began))
  })
}

async function openQuietly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.evaluate(() => window.bench.contentMs)
  await page.waitForTimeout(2500)
}

const ROW_COUNT = `document.querySelector('table[aria-rowcount]')?.getAttribute('aria-rowcount')`

async function changeDivisions(page: Page): Promise<number[]> {
  const took: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const before = await page.evaluate<string>(ROW_COUNT)
    const name = turn % 2 === 0 ? 'Students' : 'All teams'
    const target = page.getByRole('radio', { name, exact: true })
    const holds = `${ROW_COUNT} !== '${before}'`
    took.push(await pressToPaint(page, holds, () => target.click({ force: true })))
    await page.waitForTimeout(400)
  }
  return took
}

/** Rows lie in the middle of the screen, where the ends of the table would leave it empty. */
const ROWS_IN_VIEW = `document.elementFromPoint(700, 850)?.closest('tr[aria-rowindex]') != null`

/** The page's own scrolling is not a press: the moment it is asked for counts. */
async function jumpToEnds(page: Page): Promise<number[]> {
  const took: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const top = turn % 2 === 0 ? 'document.documentElement.scrollHeight' : '0'
    took.push(
      await page.evaluate<number>(`(() => {
        const began = performance.now();
        scrollTo({ top: ${top}, behavior: 'instant' });
        return window.bench.until(() => performance.now() > began && ${ROWS_IN_VIEW}).then((at) => at - began);
      })()`),
    )
    await page.waitForTimeout(300)
  }
  return took
}

const LIST_TEXT = `document.querySelector('ol > li:last-child bdi')?.textContent`

async function turnPages(page: Page): Promise<number[]> {
  const took: number[] = []
  const next = page.getByRole('button', { name: 'Next page' })
  for (let turn = 0; turn < TIMES; turn += 1) {
    const before = await page.evaluate<string>(LIST_TEXT)
    await next.scrollIntoViewIfNeeded()
    const holds = `${LIST_TEXT} !== ${JSON.stringify(before)}`
    took.push(await pressToPaint(page, holds, () => next.click()))
    await page.waitForTimeout(300)
  }
  return took
}
