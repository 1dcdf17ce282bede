import type { Browser } from 'playwright'
import { HAS_TILES } from './board.ts'
import { behindHttp2 } from './http2.ts'
import { HAS_ROWS } from './scoreboard.ts'
import type { PartOptions } from './scoreboard.ts'
import { IS_INTERACTIVE, median, ms, report, withSlowPage } from './slow-page.ts'
import type { Line } from './slow-page.ts'

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

type Screen = readonly [name: string, path: string, content: string]

const scoreboardOf = (gameId: number): Screen => [
  'scoreboard',
  `/games/${gameId}/scoreboard`,
  HAS_ROWS,
]

/** Cold first visits over a slow line, and over a faster one behind a proxy with HTTP/2. */
export function measureVisits(browser: Browser, options: PartOptions): Promise<void> {
  const { gameId } = options.game.crew
  return measureLines(browser, options, [
    ['games', '/games', `document.querySelector('main a[href^="/games/"]') !== null`],
    ['game', `/games/${gameId}`, `document.querySelector('[role="timer"]') !== null`],
    ['challenges', `/games/${gameId}/challenges`, HAS_TILES],
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
  for (const [name, path, content] of screens) {
    const found: Visit[] = []
    for (let time = 0; time < TIMES; time += 1) {
      found.push(await visit(browser, { ...options, path, content, line }))
    }
    const middle = (of: (one: Visit) => number) => ms(median(found.map(of)))
    const most = (of: (one: Visit) => number) => Math.max(...found.map(of))
    const each = found.map(({ largestMs }) => Math.round(largestMs)).join(', ')
    report(
      `  ${name}`,
      [
        `LCP ${middle(({ largestMs }) => largestMs)} (${each})`,
        `content ${middle(({ contentMs }) => contentMs)}`,
        `interactive ${middle(({ interactiveMs }) => interactiveMs)}`,
        `files ${most(({ files }) => files)}`,
        `rounds to content ${most(({ rounds }) => rounds)}`,
        `shift ${most(({ shift }) => shift).toFixed(4)}`,
      ].join(', '),
    )
  }
}

type VisitOptions = PartOptions & { path: string; content: string; line: Line }

const visit = (
  browser: Browser,
  { url, slowdown, game, path, content, line }: VisitOptions,
): Promise<Visit> => {
  const token = game.crew.players[50]?.token
  const options = { url, slowdown, content, token, line }
  return withSlowPage(browser, options, async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' })
    const contentMs = await page.evaluate(() => window.bench.contentMs)
    const interactiveMs = await page.evaluate<number>(`window.bench.until(() => ${IS_INTERACTIVE})`)
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
    return { contentMs, interactiveMs, largestMs, shift, files: files.length + 1, rounds }
  })
}

/**
 * The most requests of which each was asked for only when the one before had been answered: what a slow line costs. The page
 * itself is the first.
 */
function roundsTo(
  contentMs: number,
  firstByte: number,
  requests: readonly (readonly [startMs: number, endMs: number, name: string])[],
): number {
  let rounds = 1
  let free = firstByte
  const inTime = requests.filter(([, end]) => end > 0 && end <= contentMs)
  for (const [start, end] of inTime.toSorted(([, a], [, b]) => a - b)) {
    if (start < free) continue
    rounds += 1
    free = end
  }
  return rounds
}
