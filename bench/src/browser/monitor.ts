import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import type { KeptGame } from '../kept-game.ts'
import { openSolves } from '../solve.ts'
import type { OpenSolve } from '../solve.ts'
import { HAS_ROWS, logIn, measureList } from './list.ts'
import { heapMegabytes } from './scoreboard.ts'
import type { PartOptions } from './scoreboard.ts'
import { longestTask, pageNow, report, withSlowPage } from './slow-page.ts'

/** A part of names that some rows have and most have not. */
const SOUGHT = '4242'
const PER_SECOND = 200
const SECONDS = 30

/** The screens of those who watch: a hundred thousand submissions, all accounts, and 200 messages a second. */
export async function measureMonitor(
  browser: Browser,
  { url, slowdown, game }: PartOptions,
): Promise<void> {
  const { gameId } = game.crew
  const options = { url, slowdown, content: HAS_ROWS, token: await logIn(url) }
  await withSlowPage(browser, options, async ({ page, devtools }) => {
    await measureList(page, {
      what: 'submissions',
      path: `/games/${gameId}/monitor/submissions`,
      asks: /\/submissions\?/,
      sought: SOUGHT,
    })
    await measureBurst(page, devtools, url, game)
  })
  await withSlowPage(browser, options, ({ page }) =>
    measureList(page, {
      what: 'users',
      path: '/admin/users',
      asks: /\/api\/admin\/users\?/,
      // Ids, which are searched and not shown, hold no letter r.
      sought: `r${SOUGHT}`,
    }),
  )
}

/** Wrong flags of many players, at a steady pace, and what the page makes of them. */
async function measureBurst(
  page: Page,
  devtools: CDPSession,
  url: string,
  { crew }: KeptGame,
): Promise<void> {
  const before = await heapMegabytes(devtools)
  const began = await pageNow(page)
  const counting = page.evaluate<number[]>(
    `new Promise((resolve) => {
      const frames = []
      const until = performance.now() + ${SECONDS * 1000}
      const next = (at) => { frames.push(at); if (at < until) requestAnimationFrame(next); else resolve(frames) }
      requestAnimationFrame(next)
    })`,
  )
  const { sent, refused } = await sendFlags(url, crew)
  const frames = await counting
  const [first = 0, last = 0] = [frames[0], frames.at(-1)]
  const perSecond = Map.groupBy(frames, (at) => Math.floor((at - first) / 1000))
  const whole = [...perSecond.values()].slice(0, -1).map(({ length }) => length)
  report(`messages: sent in ${SECONDS} s, of them refused`, `${sent}, ${refused}`)
  report('messages: frames a second', (((frames.length - 1) * 1000) / (last - first)).toFixed(1))
  report('messages: frames in the slowest second', String(Math.min(...whole)))
  report('messages: longest task', await longestTask(page, began))
  await page.waitForTimeout(3000)
  const grown = (await heapMegabytes(devtools)) - before
  report('messages: memory before', `${before.toFixed(1)} MB`)
  report(
    'messages: memory after',
    `+${grown.toFixed(1)} MB, ${((grown * 1e6) / sent).toFixed(0)} bytes a message`,
  )
}

/** Hands wrong flags in, one at a time of each team, and waits for the last answer. */
async function sendFlags(url: string, crew: KeptGame['crew']) {
  const open = openSolves(crew)
  const startedAt = performance.now()
  const answers: Promise<boolean>[] = []
  for (let passed = 0; passed < SECONDS * 1000; passed = performance.now() - startedAt) {
    while (answers.length < (passed * PER_SECOND) / 1000) {
      const one = open[(answers.length * 7) % open.length]
      if (!one) throw new Error('Every team has solved everything')
      answers.push(sendWrongFlag(`${url}/api/game/${crew.gameId}`, one, answers.length))
    }
    await setTimeout(20)
  }
  const taken = await Promise.all(answers)
  return { sent: taken.length, refused: taken.filter((isTaken) => !isTaken).length }
}

/** @returns whether it was taken */
export async function sendWrongFlag(
  game: string,
  { player, challenge }: OpenSolve,
  count: number,
): Promise<boolean> {
  const response = await fetch(`${game}/challenges/${challenge.id}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `halyard_session=${player.token}`,
    },
    body: JSON.stringify({ flag: `halyard{wrong-${count}}` }),
  })
  await response.arrayBuffer()
  return response.ok
}
