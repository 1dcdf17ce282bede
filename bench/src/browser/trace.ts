import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser, Page } from 'playwright'
import { ms, report } from './slow-page.ts'
import { firstPaintOf, KINDS, sampledMs, startOf, threadTime } from './thread-time.ts'
import type { TraceEvent } from './thread-time.ts'

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.cpu_profiler',
  'loading',
  'toplevel',
  'v8',
  'v8.execute',
]
/** What TanStack Query reads of each query that came with the page. */
const HYDRATES_QUERIES = /queryHash:\w+,meta:\w+,promise:\w+,dehydratedAt:/g

/** Begins a trace of a page that is still empty. @returns what ends it, keeps it in a file, and reports what it says until a moment of the page's clock */
export async function recordTrace(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories: CATEGORIES })
  return async (file: string, interactiveMs: number): Promise<void> => {
    const trace = await browser.stopTracing()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, trace)
    const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString())
    const start = startOf(traceEvents)?.ts ?? 0
    const painted = firstPaintOf(traceEvents) ?? start
    const used = Math.max(painted, start + interactiveMs * 1000)
    reportTime('thread until the first paint', traceEvents, [start, painted])
    reportTime('thread from then until interactive', traceEvents, [painted, used])
    const sources = await sourcesOf(traceEvents)
    const hydrated = sampledMs(traceEvents, [start, used], {
      mark: HYDRATES_QUERIES,
      sourceOf: (url) => sources.get(url),
    })
    report('    of that, queries taken over, by the clock', ms(hydrated))
  }
}

function reportTime(
  what: string,
  events: readonly TraceEvent[],
  window: readonly [number, number],
): void {
  const time = threadTime(events, window)
  const sum = KINDS.reduce((total, kind) => total + time[kind], 0)
  const parts = KINDS.map((kind) => `${kind} ${ms(time[kind])}`)
  const length = ms((window[1] - window[0]) / 1000)
  report(`    ${what} (${length})`, `${ms(sum)}: ${parts.join(', ')}`)
}

/** The code of the scripts in a profile, from the server that the page came from. */
async function sourcesOf(events: readonly TraceEvent[]): Promise<Map<string, string>> {
  const urls = new Set(
    events
      .flatMap(({ args }) => args?.data?.cpuProfile?.nodes ?? [])
      .flatMap(({ callFrame: { url } }) => (url?.startsWith('http') === true ? [url] : [])),
  )
  return new Map(
    await Promise.all(
      Array.from(urls, async (url) => [url, await (await fetch(url)).text()] as const),
    ),
  )
}
