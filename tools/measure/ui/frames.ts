import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const built = join(root, 'storybook-static')

const STORY = 'data-datagrid--five-thousand-by-sixty'
/** How many times slower than this machine, as Chromium's own throttle has it. */
const SLOW_DOWN = 4
const STEPS = 120
/** Three refreshes of a screen of 60 Hz are 50 ms; the half is for the clock. */
const LONG_FRAME_MS = 50.5

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Serves the built workbook on a free port. */
async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(join(built, pathname))
    if (!path.startsWith(built) || !existsSync(path)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(readFileSync(path))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Times between frames in ms while the story's own box is scrolled, down or sideways. */
async function scroll(page: Page, x: number, y: number): Promise<number[]> {
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
    'over 50 ms': frames.filter((frame) => frame > LONG_FRAME_MS).length,
  }
}

function build(): void {
  const storybook = join(root, 'node_modules/.bin/storybook')
  spawnSync(storybook, ['build', '--disable-telemetry', '--quiet', '-o', built], {
    cwd: root,
    stdio: 'inherit',
  })
}

/**
 * Frame times while scrolling a table of 5,000 rows and 60 columns with a processor four times slower.
 * @param isBuilt takes the workbook as it was built before
 */
export async function measureFrames(isBuilt: boolean) {
  if (!isBuilt) build()
  const { origin, close } = await serve()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${origin}/iframe.html?id=${STORY}&viewMode=story`)
    await page.getByRole('grid').waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.mouse.move(700, 400)
    // The first picture of the table is not part of scrolling it.
    await page.waitForTimeout(3000)
    const down = summarise('down', await scroll(page, 0, 240))
    const sideways = summarise('sideways', await scroll(page, 160, 0))
    return [down, sideways]
  } finally {
    await browser.close()
    close()
  }
}
