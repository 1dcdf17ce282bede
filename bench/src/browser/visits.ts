import { join } from 'node:path'
import type { Browser } from 'playwright'
import { INTERACTIVE } from './after-paint.ts'
import { TEXT, TILE } from './board.ts'
import { behindHttp2 } from './http2.ts'
import { roundsTo } from './rounds.ts'
import { ROW } from './scoreboard.ts'
import type { PartOptions } from './scoreboard.ts'
import { isInteractive, median, ms, report, withSlowPage } from './slow-page.ts'
import type { Line } from './slow-page.ts'
import { recordTrace } from './trace.ts'

/** 1.6 Mbit/s with 150 ms there and back: a mobile phone at the edge of its network. */
const mobile: Line = { latency: 150, bytesPerSecond: 200_000 }
/** 10 Mbit/s with 40 ms: a house in the country. */
const rural: Line = { latency: 40, bytesPerSecond: 1_250_000 }
const TIMES = 3
/** Something larger may still come this long after what one came for. */
const SETTLE_MS = 2500

interface Visit {
  readonly largestMs: number
  readonly contentMs: number
  readonly interactiveMs: number
  readonly shift: number
  /** Files that had come until the page could be used, the document among them; answers do not count. */
  readonly files: number
  readonly rounds: number
}

interface Screen {
  readonly name: string
  readonly path: string
  /** What one came for, as a selector: it is shown when it is there, and can be used when React has it. */
  readonly wanted: string
  /** An expression that holds as soon as it is shown, where being there is not enough. */
  readonly content?: string
  /** Without a session. */
  readonly isVisitor?: boolean
}

const scoreboardOf = (gameId: number): Screen => ({
  name: 'scoreboard',
  path: `/games/${gameId}/scoreboard`,
  wanted: ROW,
})

/** Cold first visits over a slow line, and over a faster one behind a proxy with HTTP/2. */
export function measureVisits(browser: Browser, options: PartOptions): Promise<void> {
  const { gameId, challenges } = options.game.crew
  const board = `/games/${gameId}/challenges`
  return measureLines(browser, options, [
    { name: 'login', path: '/account/login', wanted: 'input[type="password"]', isVisitor: true },
    { name: 'home', path: '/', wanted: `main a[href^="/games/"]` },
    { name: 'games', path: '/games', wanted: 'main a[href^="/games/"]' },
    { name: 'game', path: `/games/${gameId}`, wanted: '[role="timer"]' },
    { name: 'challenges', path: board, wanted: TILE },
    {
      name: 'a challenge by its address',
      path: `${board}?c=${challenges[0]?.id}`,
      wanted: '[role="dialog"]',
      content: `document.querySelector('[role="dialog"]')?.textContent.includes(${JSON.stringify(TEXT)})`,
    },
    scoreboardOf(gameId),
  ])
}

/** The same of a scoreboard alone. */
export const measureBoardVisits = (browser: Browser, options: PartOptions): Promise<void> =>
  measureLines(browser, options, [scoreboardOf(options.game.crew.gameId)])

async function measureLines(
  browser: Browser,
  options: PartOptions,
  screens: readonly Screen[],
): Promise<void> {
  report('1.6 Mbit/s, 150 ms, HTTP/1.1', '')
  await measureLine(browser, options, mobile, screens)
  await behindHttp2(options.url, async (url) => {
    report('10 Mbit/s, 40 ms, HTTP/2', '')
    await measureLine(browser, { ...options, url }, rural, screens)
  })
}

async function measureLine(
  browser: Browser,
  options: PartOptions,
  line: Line,
  screens: readonly Screen[],
): Promise<void> {
  for (const screen of screens) {
    const found: Visit[] = []
    for (let time = 0; time < TIMES; time += 1) {
      found.push(await visit(browser, { ...options, screen, line }))
    }
    const middle = (of: (one: Visit) => number) => ms(median(found.map(of)))
    const most = (of: (one: Visit) => number) => Math.max(...found.map(of))
    const each = found.map(({ largestMs }) => Math.round(largestMs)).join(', ')
    report(
      `  ${screen.name}`,
      [
        `LCP ${middle(({ largestMs }) => largestMs)} (${each})`,
        `content ${middle(({ contentMs }) => contentMs)}`,
        `interactive ${middle(({ interactiveMs }) => interactiveMs)}`,
        `files ${most(({ files }) => files)}`,
        `rounds to content ${most(({ rounds }) => rounds)}`,
        `shift ${most(({ shift }) => shift).toFixed(4)}`,
      ].join(', '),
    )
    if (options.traces !== undefined && line === mobile)
      await visit(browser, { ...options, screen, line, trace: options.traces })
  }
}

type VisitOptions = PartOptions & { screen: Screen; line: Line; trace?: string }

const visit = (
  browser: Browser,
  { url, slowdown, game, screen, line, trace }: VisitOptions,
): Promise<Visit> => {
  const { path, wanted, isVisitor } = screen
  const { content = `document.querySelector(${JSON.stringify(wanted)}) !== null` } = screen
  const token = isVisitor === true ? undefined : game.crew.players[50]?.token
  const options = { url, slowdown, content, token, line }
  return withSlowPage(browser, options, async ({ page }) => {
    const endTrace = trace === undefined ? undefined : await recordTrace(browser, page)
    await page.goto(path, { waitUntil: 'commit' })
    const contentMs = await page.evaluate(() => window.bench.contentMs)
    const interactiveMs = await page.evaluate<number>(
      `window.bench.until(() => ${isInteractive(wanted)})`,
    )
    await page.evaluate(([name, startTime]) => void performance.mark(name, { startTime }), [
      INTERACTIVE,
      interactiveMs,
    ] as const)
    await page.waitForTimeout(SETTLE_MS)
    const largestMs = await page.evaluate(() => window.bench.largestMs)
    const requests = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, responseEnd }) => [startTime, responseEnd, name] as const),
    )
    const files = requests.filter(
      ([, end, name]) => end <= interactiveMs && !new URL(name).pathname.startsWith('/api/'),
    )
    const shift = await page.evaluate(() => window.bench.shift)
    const [firstByte = 0] = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .filter((entry) => entry instanceof PerformanceNavigationTiming)
        .map(({ responseStart }) => responseStart),
    )
    const rounds = roundsTo(contentMs, firstByte, requests)
    await endTrace?.(join(trace ?? '', `${screen.name.replaceAll(' ', '-')}.json`), interactiveMs)
    return { contentMs, interactiveMs, largestMs, shift, files: files.length + 1, rounds }
  })
}
