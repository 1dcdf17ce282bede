import type { Browser, CDPSession, Page } from 'playwright'
import type { KeptGame } from '../kept-game.ts'
import { openSolves, solve } from '../solve.ts'
import {
  longestTask,
  ms,
  pageNow,
  pressToPaint,
  slowestReaction,
  spread,
  report,
  withSlowPage,
} from './slow-page.ts'

/** A row of the matrix; those under the head are drawn a second time and do not count. */
export const ROW = 'tbody tr[aria-rowindex] th[scope="row"] bdi'
const NAMES = `[...document.querySelectorAll('${ROW}')]`
export const HAS_ROWS = `${NAMES}.length > 0`

export interface PartOptions {
  readonly url: string
  readonly slowdown: number
  readonly game: KeptGame
  /** A folder for traces of visits. */
  readonly traces?: string | undefined
}

/** The scoreboard of thousands of teams: first rows, search, scrolling, elements, memory. */
export async function measureScoreboard(
  browser: Browser,
  { url, slowdown, game }: PartOptions,
): Promise<void> {
  await measureFirstRows(browser, { url, slowdown, game })
  const { gameId, players } = game.crew
  const options = { url, slowdown, content: HAS_ROWS, token: players[99]?.token }
  await withSlowPage(browser, options, async ({ page }) => {
    await openScoreboard(page, gameId)
    await measureSearch(page)
    await measureScrolling(page)
  })
}

/** Opens it with empty caches, then from another screen of the game, and measures how long the first rows took. */
async function openScoreboard(page: Page, gameId: number): Promise<void> {
  const arrivedAt = watchArrival(page)
  await page.goto(`/games/${gameId}/scoreboard`, { waitUntil: 'commit' })
  const painted = await page.evaluate(() => window.bench.contentMs)
  report('cold visit: first rows after the data had arrived', ms(painted - (await arrivedAt())))
  const workerMs = await page.evaluate(() => window.bench.workerMs.at(-1) ?? 0)
  report('  of that in the worker, which the browser does not slow down', ms(workerMs))
  report('  since the visit began', ms(painted))
  await page.waitForTimeout(4000)
  report('longest task after the first rows', await longestTask(page, painted))
  report('elements in the document', String(await countElements(page)))
}

/** Watches for answers with a scoreboard, which a worker may have asked for; reports when the newest was complete, by the page's clock. */
function watchArrival(page: Page): () => Promise<number> {
  let arrived = 0
  page.on('requestfinished', (request) => {
    if (!/\/api\/game\/\d+\/scoreboard$/.test(request.url())) return
    const { startTime, responseEnd } = request.timing()
    arrived = Math.max(arrived, startTime + responseEnd)
  })
  return async () => arrived - (await page.evaluate(() => performance.timeOrigin))
}

const HAS_CLOCK = `document.querySelector('[role="timer"]') !== null`

/** The code is there before the data, as it is on a slow line: from the game's own page to its scoreboard. */
async function measureFirstRows(
  browser: Browser,
  { url, slowdown, game }: PartOptions,
): Promise<void> {
  const { gameId, players } = game.crew
  const options = { url, slowdown, content: HAS_CLOCK, token: players[98]?.token }
  await withSlowPage(browser, options, async ({ page }) => {
    const arrivedAt = watchArrival(page)
    await page.goto(`/games/${gameId}`, { waitUntil: 'commit' })
    await page.evaluate(() => window.bench.contentMs)
    await page.waitForTimeout(2500)
    const tab = page.locator(`a[href="/games/${gameId}/scoreboard"]`).first()
    await tab.hover()
    await page.waitForTimeout(700)
    const began = await pageNow(page)
    const took = await pressToPaint(page, HAS_ROWS, () => tab.click())
    const painted = await pageNow(page)
    const [inputMs, workerMs] = await page.evaluate(() => [
      window.bench.inputMs,
      window.bench.workerMs.at(-1) ?? 0,
    ])
    report(
      'from another screen: first rows after the data had arrived',
      ms(inputMs + took - (await arrivedAt())),
    )
    report('  of that in the worker, which the browser does not slow down', ms(workerMs))
    report('  after the press', ms(took))
    report('  longest task until then', await longestTask(page, began))
    await page.waitForTimeout(4000)
    report('  longest task after that', await longestTask(page, painted))
  })
}

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

const WANTED = 'gulls'

/** Types a name letter by letter, as a person does. */
async function measureSearch(page: Page): Promise<void> {
  const field = page.getByRole('searchbox').first()
  await field.click()
  const began = await pageNow(page)
  const took: number[] = []
  for (const at of Array.from(WANTED).keys()) {
    const typed = WANTED.slice(0, at + 1)
    const found = `${HAS_ROWS} && ${NAMES}.every((name) => name.textContent.toLowerCase().includes('${typed}'))`
    took.push(await pressToPaint(page, found, () => field.press(typed.slice(-1))))
    await page.waitForTimeout(120)
  }
  report('search: letter to the next paint, slowest', await slowestReaction(page, began))
  report('search: letter to the rows that it leaves', spread(took))
  report('search: longest task', await longestTask(page, began))
  await field.fill('')
  await page.waitForTimeout(1000)
}

/** A fast hand: 3,000 px a second. */
const WHEEL_PX = 120
const WHEEL_TURNS = 80
const LONGEST_FRAME_MS = 50

/** Turns the wheel, and looks at the lengths of the frames. */
async function measureScrolling(page: Page): Promise<void> {
  await page.mouse.move(700, 700)
  const frames = page.evaluate(() => window.bench.frames(4000))
  let most = 0
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, WHEEL_PX)
    await page.waitForTimeout(40)
    if (turn % 10 === 9) most = Math.max(most, await countElements(page))
  }
  const lengths = await frames
  const long = lengths.filter((length) => length > LONGEST_FRAME_MS).length
  report('scrolling: frames', spread(lengths))
  report('scrolling: frames over 50 ms', String(long))
  report('scrolling: most elements in the document', String(most))
}

const REFRESHES = 10
/** A board is polled every half a minute: here ten times as often. */
const HURRY = 10

/** Ten refreshes of a board that has changed each time. */
export async function measureMemory(
  browser: Browser,
  { url, slowdown, game }: PartOptions,
): Promise<void> {
  const { gameId } = game.crew
  const options = { url, slowdown, content: HAS_ROWS, hurry: HURRY }
  await withSlowPage(browser, options, async ({ page, devtools }) => {
    const refreshed = () =>
      page.waitForResponse((response) => response.url().endsWith('/scoreboard') && response.ok())
    await page.goto(`/games/${gameId}/scoreboard`, { waitUntil: 'commit' })
    await page.evaluate(() => window.bench.contentMs)
    await refreshed()
    await page.waitForTimeout(1500)
    const began = await pageNow(page)
    const before = await heapMegabytes(devtools)
    for (const one of openSolves(game.crew).slice(0, REFRESHES)) {
      await solve(url, gameId, one)
      await (await refreshed()).finished()
    }
    await page.waitForTimeout(1500)
    const grown = (await heapMegabytes(devtools)) - before
    report(`memory of the page before, with columns outside of its heap`, `${before.toFixed(1)} MB`)
    report(`memory after ${REFRESHES} refreshes`, `${grown >= 0 ? '+' : ''}${grown.toFixed(1)} MB`)
    report('longest task meanwhile', await longestTask(page, began))
  })
}

/** What is alive in the page: JavaScript's objects and the columns that lie outside of its heap. */
export async function heapMegabytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const usage: { usedSize: number; backingStorageSize?: number } =
    await devtools.send('Runtime.getHeapUsage')
  return (usage.usedSize + (usage.backingStorageSize ?? 0)) / 1e6
}
