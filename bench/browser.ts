// What the scoreboard and the board of challenges cost in a browser on a slow machine.
import { Command } from 'commander'
import { chromium } from 'playwright'
import type { CDPSession, Page } from 'playwright'

interface Options {
  readonly url: string
  readonly game: string
  readonly user: string
  readonly password: string
  readonly slowdown: number
  readonly search: string
}

/** Collects long tasks and frames from the very start of a page. */
const OBSERVE = `
  window.__tasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__tasks.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
  window.__frames = (ms) => new Promise((resolve) => {
    const gaps = [];
    let last = performance.now();
    const end = last + ms;
    const step = (now) => {
      gaps.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(step);
      else resolve(gaps);
    };
    requestAnimationFrame(step);
  });
`

const tell = (what: string, value: string) => console.log(`${what.padEnd(62)} ${value}`)
const ms = (value: number) => `${Math.round(value)} ms`

async function run(options: Options): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const args = ['--js-flags=--expose-gc', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: options.url,
      extraHTTPHeaders: { origin: new URL(options.url).origin },
    })
    const login = await context.request.post('/api/account/login', {
      data: { userName: options.user, password: options.password },
    })
    if (!login.ok()) throw new Error(`log in was answered ${login.status()}`)
    await context.setExtraHTTPHeaders({})
    await context.addInitScript(OBSERVE)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown })
    await measureScoreboard(page, devtools, options)
    await measureBoard(page, options)
  } finally {
    await browser.close()
  }
}

const isBoardAnswer = (response: { url: () => string }) => response.url().endsWith('/scoreboard')
const ROW =
  '[role="row"]:has([role="gridcell"]), tbody tr, [role="grid"] [role="row"] + [role="row"]'

async function measureScoreboard(page: Page, devtools: CDPSession, options: Options) {
  console.log(`\nscoreboard, processor ${options.slowdown} times slower`)
  const answered = page.waitForResponse(
    (response) => response.url().includes('/api/') && isBoardAnswer(response),
  )
  await page.goto(`/games/${options.game}/scoreboard`)
  await (await answered).finished()
  const arrived = await page.evaluate(() => performance.now())
  await page.locator(ROW).first().waitFor()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
  const painted = await page.evaluate(() => performance.now())
  tell('first rows painted after the data had arrived', ms(painted - arrived))
  await page.waitForTimeout(3000)
  tell('longest task after that', ms(await longestTask(page, painted)))
  tell(
    'elements in the document',
    String(await page.evaluate(() => document.querySelectorAll('*').length)),
  )

  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
  const began = await page.evaluate(() => performance.now())
  await search.fill(options.search)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
  tell(
    `search for "${options.search}": next frame`,
    ms((await page.evaluate(() => performance.now())) - began),
  )
  tell('  longest task', ms(await longestTask(page, began)))
  await search.fill('')
  await page.waitForTimeout(1000)

  const frames = page.evaluate<number[]>('window.__frames(3000)')
  for (let step = 0; step < 25; step += 1) {
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(80)
  }
  const gaps = (await frames).toSorted((a, b) => a - b)
  tell('scrolling: median frame', ms(gaps[Math.floor(gaps.length / 2)] ?? 0))
  tell('scrolling: longest frame', ms(gaps.at(-1) ?? 0))

  const before = await heapMegabytes(devtools)
  for (let visit = 0; visit < 10; visit += 1) {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.waitForTimeout(600)
  }
  tell('heap after ten refreshes', `+${((await heapMegabytes(devtools)) - before).toFixed(1)} MB`)
}

async function measureBoard(page: Page, { game, slowdown }: Options) {
  console.log(`\nboard of challenges, processor ${slowdown} times slower`)
  await page.goto(`/games/${game}/challenges`)
  const cards = page
    .getByRole('link')
    .filter({ hasText: /Challenge \d+/ })
    .or(page.getByRole('button').filter({ hasText: /Challenge \d+/ }))
  await cards.first().waitFor()
  await page.waitForTimeout(1500)
  for (const [index, what] of ['first challenge opened', 'another one'].entries()) {
    const began = await page.evaluate(() => performance.now())
    await cards.nth(index * 7).click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    tell(what, ms((await page.evaluate(() => performance.now())) - began))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

const longestTask = (page: Page, since: number) =>
  page.evaluate<number>(
    `Math.max(0, ...window.__tasks.filter(([start]) => start > ${since}).map(([, duration]) => duration))`,
  )

async function heapMegabytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}

await new Command()
  .name('bench-browser')
  .requiredOption('--url <address>', 'a running server')
  .option('--game <id>', 'game to look at', '1')
  .option('--user <name>', 'who looks', 'admin')
  .option('--password <text>', 'their password', 'Anchor-4-Weigh')
  .option('--slowdown <factor>', 'how many times slower the processor is', Number, 4)
  .option('--search <text>', 'what is searched for', 'gulls')
  .action(run)
  .parseAsync()
