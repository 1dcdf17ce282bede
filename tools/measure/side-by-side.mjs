// `pnpm measure:mocks <address> <mocks> <user> <password>`: the design's pictures beside the same screens as built, in reports/side-by-side.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { findChromium, root } from '../launch/toolchain.mjs'

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test')
const [address = 'http://127.0.0.1:8080', mocks, user, password] = process.argv.slice(2)
if (!mocks || !existsSync(mocks)) {
  console.error('Name the folder with the pictures of the design as the second word.')
  process.exit(1)
}

const wide = { width: 1440, height: 900, scale: 1 }
const phone = { width: 390, height: 844, scale: 1.5 }

/**
 * Ten screens: name of the picture without its variant, path, variant, window.
 *
 * @type {readonly (readonly [string, string, string, typeof wide])[]}
 */
const screens = [
  ['home', '/', 'dark', wide],
  ['games', '/games', 'light', wide],
  ['game-home', '/games/1', 'dark', wide],
  ['challenges-board', '/games/1/challenges', 'dark', wide],
  ['challenges-board', '/games/1/challenges', 'phone', phone],
  ['scoreboard', '/games/1/scoreboard', 'light', wide],
  ['teams', '/teams', 'dark', wide],
  ['login', '/account/login', 'dark', wide],
  ['profile', '/account/profile#appearance', 'light', wide],
  ['not-found', '/no/such/page', 'dark', wide],
]

const GAP = 24

/** Both pictures on one ground, the design on the left. */
function beside(left, right) {
  const width = left.width + GAP + right.width
  const height = Math.max(left.height, right.height)
  const both = new PNG({ width, height, fill: true })
  both.data.fill(0x80)
  PNG.bitblt(left, both, 0, 0, left.width, left.height, 0, 0)
  PNG.bitblt(right, both, 0, 0, right.width, right.height, left.width + GAP, 0)
  return PNG.sync.write(both)
}

async function signIn(browser) {
  const context = await browser.newContext()
  await context.request.post(`${address}/api/account/login`, {
    data: { userName: user, password },
    headers: { Origin: address },
  })
  return context.storageState()
}

const folder = join(root, 'reports/side-by-side')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium() })
const signedIn = user ? await signIn(browser) : undefined
for (const [name, path, variant, { width, height, scale }] of screens) {
  const mock = join(mocks, `${name}.${variant}.png`)
  const context = await browser.newContext({
    storageState: name === 'login' ? undefined : signedIn,
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: variant === 'light' ? 'light' : 'dark',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(address + path, { waitUntil: 'networkidle' })
  // Parts that are still loading are not what the picture shows.
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 60_000 })
    .catch(() => console.error(`${path} is still loading`))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const built = PNG.sync.read(await page.screenshot({ caret: 'hide' }))
  const target = join(folder, `${name}.${variant}.png`)
  writeFileSync(target, beside(PNG.sync.read(readFileSync(mock)), built))
  console.log(target)
  await context.close()
}
await browser.close()
