import type { Browser, CDPSession, Page } from 'playwright'
import { probeScript } from './probe.ts'
import type { Probe } from './probe.ts'

declare global {
  interface Window {
    bench: Probe
  }
}

/** A line of the world outside, in the units of the browser's tools. */
export interface Line {
  /** Milliseconds there and back. */
  readonly latency: number
  readonly bytesPerSecond: number
}

/** Whether React has taken over what the server rendered, or has rendered the page itself: its root, and everything that is wanted of it. */
export const isInteractive = (wanted: string): string =>
  `((all) => all.length > 1 && all.every((one) => Object.keys(one).some((key) => key.startsWith('__react'))))([document.querySelector('#root > *') ?? {}, ...document.querySelectorAll(${JSON.stringify(wanted)})])`

export interface SlowPageOptions {
  readonly url: string
  /** Value of a session cookie; a visitor without. */
  readonly token?: string | undefined
  /** How many times slower the page's thread is. */
  readonly slowdown: number
  readonly viewport?: { width: number; height: number }
  /** An expression that holds as soon as the page shows what one came for. */
  readonly content: string
  /** Timers of at least 20 s run this many times faster. */
  readonly hurry?: number
  readonly line?: Line
}

export interface SlowPage {
  readonly page: Page
  readonly devtools: CDPSession
}

const wide = { width: 1440, height: 900 }

/** Works in a page of a browser without any memory, on a slow machine and maybe a slow line. */
export async function withSlowPage<Result>(
  browser: Browser,
  options: SlowPageOptions,
  work: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const { url, token, slowdown, viewport = wide, content, hurry = 1, line } = options
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    locale: 'en-US',
    // A proxy in front of the platform has a certificate of its own making.
    ignoreHTTPSErrors: true,
  })
  try {
    if (token !== undefined)
      await context.addCookies([{ name: 'halyard_session', value: token, url }])
    await context.addInitScript(probeScript(content, hurry))
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (line) {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: line.latency,
        downloadThroughput: line.bytesPerSecond,
        uploadThroughput: line.bytesPerSecond,
      })
    }
    return await work({ page, devtools })
  } finally {
    await context.close()
  }
}

/** Milliseconds from a press or letter to the end of the frame that shows what it was for. */
export async function pressToPaint(
  page: Page,
  holds: string,
  press: () => Promise<void>,
): Promise<number> {
  const before = await page.evaluate(() => window.bench.inputMs)
  // Who looks has to be there before the press: the page takes what was pressed first.
  await page.evaluate(
    `void (window.bench.painted = window.bench.until(() => window.bench.inputMs > ${before} && (${holds})).then((at) => [at, window.bench.inputMs]))`,
  )
  await press()
  const [paintedAt, pressedAt] = await page.evaluate(() => window.bench.painted)
  return paintedAt - pressedAt
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const ms = (value: number): string => `${Math.round(value)} ms`

/** Median and longest of some times. */
export const spread = (values: readonly number[]): string =>
  `median ${ms(median(values))}, longest ${ms(Math.max(...values))}, of ${values.length}`

export const report = (what: string, value: string): void =>
  console.log(`${what.padEnd(66)} ${value}`)

/** Lengths of the entries since a moment, longest first. */
const since = (
  entries: readonly (readonly [number, number])[],
  fromMs: number,
): readonly number[] =>
  entries
    .filter(([start]) => start >= fromMs)
    .map(([, length]) => length)
    .toSorted((a, b) => b - a)

/** The longest task of the page's thread since a moment; shorter ones than 50 ms are not reported. */
export async function longestTask(page: Page, fromMs: number): Promise<string> {
  const [longest] = since(await page.evaluate(() => window.bench.tasks), fromMs)
  return longest === undefined ? 'none over 50 ms' : ms(longest)
}

/** The longest time from a press or letter to the next paint, since a moment. */
export async function slowestReaction(page: Page, fromMs: number): Promise<string> {
  const [longest] = since(await page.evaluate(() => window.bench.reactions), fromMs)
  return longest === undefined ? 'under 16 ms' : ms(longest)
}

export const pageNow = (page: Page): Promise<number> => page.evaluate(() => performance.now())
