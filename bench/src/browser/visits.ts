import type { Browser } from 'playwright'
import { HAS_TILES } from './board.ts'
import { HAS_ROWS } from './scoreboard.ts'
import type { PartOptions } from './scoreboard.ts'
import { IS_INTERACTIVE, median, ms, tell, withSlowPage } from './slow-page.ts'
import type { Line } from './slow-page.ts'

/** 1.6 Mbit/s with 150 ms there and back: a mobile phone at the edge of its network. */
const mobile: Line = { latency: 150, bytesPerSecond: 200_000 }
const TIMES = 3
/** Something larger may still come this long after what one came for. */
const SETTLE_MS = 2500

interface Visit {
  readonly largestMs: number
  readonly contentMs: number
  readonly interactiveMs: number
  readonly rounds: number
}

/** Cold first visits over a slow line. */
export async function measureVisits(browser: Browser, options: PartOptions): Promise<void> {
  const { gameId } = options.game.crew
  const visits = [
    ['games', '/games', `document.querySelector('main a[href^="/games/"]') !== null`],
    ['game', `/games/${gameId}`, `document.querySelector('[role="timer"]') !== null`],
    ['challenges', `/games/${gameId}/challenges`, HAS_TILES],
    ['scoreboard', `/games/${gameId}/scoreboard`, HAS_ROWS],
  ] as const
  for (const [name, path, content] of visits) {
    const found: Visit[] = []
    for (let time = 0; time < TIMES; time += 1) {
      found.push(await visit(browser, { ...options, path, content }))
    }
    const largest = median(found.map(({ largestMs }) => largestMs))
    const toContent = median(found.map(({ contentMs }) => contentMs))
    const toUse = median(found.map(({ interactiveMs }) => interactiveMs))
    const rounds = Math.max(...found.map((one) => one.rounds))
    tell(
      name,
      `LCP ${ms(largest)}, content ${ms(toContent)}, interactive ${ms(toUse)}, rounds to content ${rounds}`,
    )
  }
}

type VisitOptions = PartOptions & { path: string; content: string }

const visit = (
  browser: Browser,
  { url, slowdown, game, path, content }: VisitOptions,
): Promise<Visit> => {
  const token = game.crew.players[50]?.token
  const options = { url, slowdown, content, token, line: mobile }
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
        .map(({ startTime, responseEnd }) => [startTime, responseEnd] as const),
    )
    const [firstByte = 0] = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .filter((entry) => entry instanceof PerformanceNavigationTiming)
        .map(({ responseStart }) => responseStart),
    )
    return { contentMs, interactiveMs, largestMs, rounds: roundsTo(contentMs, firstByte, requests) }
  })
}

/**
 * The most requests of which each was asked for only when the one before had been answered: what a slow line costs. The page
 * itself is the first.
 */
function roundsTo(
  contentMs: number,
  firstByte: number,
  requests: readonly (readonly [startMs: number, endMs: number])[],
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
