// `pnpm pictures`: plays the sample game with a few teams on a fresh server and takes the pictures of docs/pictures.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PUZZLES } from '../../apps/server/src/sample/puzzles.ts'
import { findChromium, root } from '../launch/toolchain.mjs'

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test')
const address = 'http://127.0.0.1:8078'
const data = mkdtempSync(join(tmpdir(), 'halyard-pictures-'))
const folder = join(root, 'docs/pictures')
const crews = [
  'null & void',
  'r00tless 🌱',
  '深海信号 Deep Signal',
  'Ночной Дозор',
  'Schnellboot',
  'Null Island',
  'bits & bobs',
]

const server = spawn(
  process.execPath,
  [join(root, 'apps/server/src/main.ts'), '--port', '8078', '--data', data],
  { stdio: 'ignore', env: { ...process.env, HALYARD_RATE_LIMITS: 'off' } },
)

async function ready() {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok) return
    await sleep(100)
  }
  throw new Error('the server did not start')
}

/** A crew that has solved every puzzle its number lets it. */
async function play(browser, name, index) {
  const context = await browser.newContext({
    baseURL: address,
    extraHTTPHeaders: { Origin: address },
  })
  const { request } = context
  const post = async (path, body) => {
    const answer = await request.post(path, { data: body })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.headers()['content-length'] === '0' ? undefined : answer.json()
  }
  const userName = `iris${index}`
  await post('/api/account/register', {
    userName,
    password: 'Anchor-4-Weigh',
    email: `${userName}@example.org`,
  })
  const team = await post('/api/team', { name, bio: null })
  await post('/api/game/1', { teamId: team.id })
  const details = await (await request.get('/api/game/1/details')).json()
  const challenges = Object.values(details.challenges).flat()
  for (const [place, { title, flag }] of PUZZLES.entries()) {
    const challenge = challenges.find((one) => one.title === title)
    if (!flag || !challenge || (place * 5 + index * 3) % 7 > 6 - index) continue
    await request.get(`/api/game/1/challenges/${challenge.id}`)
    await post(`/api/game/1/challenges/${challenge.id}`, { flag })
  }
  const state = await context.storageState()
  await context.close()
  return state
}

async function picture(browser, state, name, path, theme, viewport) {
  const context = await browser.newContext({
    baseURL: address,
    storageState: state,
    colorScheme: theme,
    viewport,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
try {
  await ready()
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium() })
  const states = []
  for (const [index, name] of crews.entries()) states.push(await play(browser, name, index))
  await picture(browser, states[2], 'board.dark', '/games/1/challenges', 'dark', desktop)
  await picture(browser, states[2], 'scoreboard.light', '/games/1/scoreboard', 'light', desktop)
  await picture(browser, states[2], 'board.phone', '/games/1/challenges', 'dark', phone)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}
