import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { halyardPlugins } from '../../../vite.plugins.ts'

/** The page with the table, see there. */
const root = fileURLToPath(new URL('table', import.meta.url))

/** How many times slower than this machine, as Chromium's own throttle has it. */
const SLOW_DOWN = 4
const STEPS = 120
const LONG_FRAME_MS = 50
/** The browser rounds the time of a frame to a tenth of a millisecond: three refreshes of 60 Hz read 49.9 to 50.1. */
const ROUNDING_MS = 0.15

type Way = { name: string; x: number; y: number }
const WAYS: readonly Way[] = [
  { name: 'down', x: 0, y: 240 },
  { name: 'sideways', x: 160, y: 0 },
]

/** Times between frames in ms while the table is scrolled. */
async function scroll(page: Page, { x, y }: Way): Promise<number[]> {
  await page.reload()
  const grid = page.getByRole('grid')
  await grid.hover()
  // The first picture of the table is not part of scrolling it.
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { frameTimes: times })
    const tick = (now: number) => {
      times.push(now)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  for (let step = 0; step < STEPS; step++) await page.mouse.wheel(x, y)
  await page.waitForTimeout(500)
  const place = await grid.evaluate(({ scrollTop, scrollLeft }) => [scrollLeft, scrollTop])
  if (x > (place[0] ?? 0) || y > (place[1] ?? 0)) throw new Error('The table did not scroll')
  const times = await page.evaluate<number[]>('globalThis.frameTimes')
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

function summarise(direction: string, frames: readonly number[]) {
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return {
    direction,
    frames: frames.length,
    'median ms': at(0.5),
    '95 % ms': at(0.95),
    'longest ms': Math.round(sorted.at(-1) ?? 0),
    'over 50 ms': frames.filter((frame) => frame > LONG_FRAME_MS + ROUNDING_MS).length,
  }
}

/** Builds the page as the app is built and serves it; both go with what is returned. */
async function serve() {
  const outDir = mkdtempSync(join(tmpdir(), 'halyard-table-'))
  const config = { root, configFile: false, logLevel: 'error' } as const
  await build({ ...config, plugins: halyardPlugins(), build: { outDir } })
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } })
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async [Symbol.asyncDispose]() {
      await server.close()
      rmSync(outDir, { recursive: true })
    },
  }
}

/** Frame times while scrolling a table of 5,000 rows and 60 columns with a processor four times slower. */
export async function measureFrames() {
  await using site = await serve()
  await using browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(site.address)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const results = []
  for (const way of WAYS) results.push(summarise(way.name, await scroll(page, way)))
  return results
}
