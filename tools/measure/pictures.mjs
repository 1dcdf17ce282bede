// `pnpm pictures`: plays the sample game with a few teams on a fresh server and takes the pictures of docs/pictures.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PUZZLES } from '../../apps/server/src/sample/puzzles.ts'
import { findChromium, root } from '../launch/toolchain.mjs'

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test')
const address = 'http://127.0.0.1:8078'
const data = mkdtempSync(pathOf(tmpdir(), 'halyard-pictures-'))
const folder = pathOf(root, 'docs/pictures')
const crews = [
  'null & void',
  'r00tless 🌱',
  '深海信号 Deep Signal',
  'Ночной Дозор',
  'Schnellboot',
  'Null Island',
  'bits & bobs',
]

/** They ask to join once the organisers decide about each team. */
const latecomers = ['Ἀργοναῦται', 'Spring Tide', 'École des Mousses']
const adminPassword = 'Anchor-4-Weigh'

const server = spawn(
  process.execPath,
  [pathOf(root, 'apps/server/src/main.ts'), '--port', '8078', '--data', data],
  {
    stdio: 'ignore',
    env: { ...process.env, HALYARD_RATE_LIMITS: 'off', HALYARD_ADMIN_PASSWORD: adminPassword },
  },
)

async function ready() {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${address}/readyz`).catch(() => undefined))?.ok) return
    await sleep(100)
  }
  throw new Error('the server did not start')
}

/** A browser of somebody, and how it sends. */
async function visitor(browser) {
  const context = await browser.newContext({
    baseURL: address,
    extraHTTPHeaders: { Origin: address },
  })
  const { request } = context
  const send = async (method, path, body) => {
    const answer = await request[method](path, { data: body })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.headers()['content-length'] === '0' ? undefined : answer.json()
  }
  return { context, request, send, post: (path, body) => send('post', path, body) }
}

/** A crew that has joined. */
async function join(browser, name, userName) {
  const { context, request, post } = await visitor(browser)
  await post('/api/account/register', {
    userName,
    password: 'Anchor-4-Weigh',
    email: `${userName}@example.org`,
  })
  const team = await post('/api/team', { name, bio: null })
  await post('/api/game/1', { teamId: team.id })
  return { context, request, post }
}

/** A crew that has solved every puzzle its number lets it. */
async function play(browser, name, index) {
  const { context, request, post } = await join(browser, name, `iris${index}`)
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

/** The administrator, and teams that wait. @returns the session and the id of a challenge */
async function organise(browser) {
  const { context, request, send, post } = await visitor(browser)
  await post('/api/account/login', { userName: 'admin', password: adminPassword })
  const game = await (await request.get('/api/edit/games/1')).json()
  await send('put', '/api/edit/games/1', { ...game, acceptWithoutReview: false })
  for (const [index, name] of latecomers.entries()) {
    const crew = await join(browser, name, `oona${index}`)
    await crew.context.close()
  }
  const [challenge] = await (await request.get('/api/edit/games/1/challenges')).json()
  const state = await context.storageState()
  await context.close()
  return { state, challengeId: challenge.id }
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
  await page.screenshot({ path: pathOf(folder, `${name}.png`) })
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
  const boss = await organise(browser)
  const editor = `/admin/games/1/challenges/${boss.challengeId}`
  await picture(browser, boss.state, 'challenge-editor.dark', editor, 'dark', desktop)
  await picture(browser, boss.state, 'review.light', '/admin/games/1/review', 'light', desktop)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}
