// The scoreboard on a wall, unattended for hours.
import type { Schema } from '@halyard/api'
import type { CDPSession, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newGame } from '../world/game.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

declare global {
  interface Window {
    /** Timers that have neither run nor been taken back. */
    waitingTimers: Set<unknown>
  }
}

type Board = Schema<'ScoreboardModel'>

/** A poll of the board comes every half a minute, give or take a tenth. */
const betweenBoards = 34_000
const boards = 150
/** By then everything that is kept for good has been made. */
const warm = 40
/** Three pages of ten; each team has its kind of blood. */
const teams = 30
const kinds = ['FirstBlood', 'SecondBlood', 'ThirdBlood'] as const
const challenges = Array.from({ length: boards / kinds.length + 1 }, (_, at) => `Buoy ${at + 1}`)

/** Whose turn it is to solve, and what: each turn is one more blood. */
const turnOf = (turn: number) => ({
  team: turn % teams,
  challenge: Math.floor(turn / kinds.length),
  type: kinds[turn % kinds.length] ?? 'FirstBlood',
})

/** After how many turns the last challenge has its first blood. */
const lastFirstBlood = boards + 1

/** The board after so many turns. */
function boardAfter(turns: number, startMs: number): Board {
  const all = Array.from({ length: turns }, (_, turn) => ({ turn, ...turnOf(turn) }))
  const items = Array.from({ length: teams }, (_, team) => {
    const solved = all.filter((one) => one.team === team)
    const solvedChallenges = solved.map(({ turn, challenge, type }) => ({
      id: challenge + 1,
      score: 100,
      type,
      userName: 'iris',
      time: startMs + turn * betweenBoards,
    }))
    return {
      id: team + 1,
      name: `Crew ${team + 1}`,
      bio: null,
      divisionId: null,
      avatar: null,
      score: solved.length * 100,
      divisionRank: null,
      lastSubmissionTime: solvedChallenges.at(-1)?.time ?? 0,
      solvedChallenges,
      solvedCount: solved.length,
    }
  })
  const ranked = items.toSorted((a, b) => b.score - a.score || a.id - b.id)
  const info = challenges.map((title, at) => ({
    id: at + 1,
    title,
    category: 'Web' as const,
    score: 100,
    solved: all.filter(({ challenge }) => challenge === at).length,
    deadline: null,
    bloods: [],
    disableBloodBonus: false,
  }))
  return {
    updateTimeUtc: startMs + turns * betweenBoards,
    bloodBonus: 0,
    timelines: [],
    items: ranked.map((item, place) => ({ ...item, rank: place + 1 })),
    divisions: [],
    challenges: { Web: info },
    challengeCount: info.length,
  }
}

/** Counts the timers that are set from now on and have neither run nor been taken back. */
const countTimers = (page: Page) =>
  page.evaluate(() => {
    const waiting = new Set<unknown>()
    window.waitingTimers = waiting
    for (const [set, clear] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const) {
      const [begin, end] = [window[set].bind(window), window[clear].bind(window)]
      const started = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
        const id = begin(() => {
          if (set === 'setTimeout') waiting.delete(id)
          run(...given)
        }, ms)
        waiting.add(id)
        return id
      }
      const cleared = (id?: number) => {
        waiting.delete(id)
        end(id)
      }
      Object.assign(window, { [set]: started, [clear]: cleared })
    }
  })

/** What a page that runs for hours must not heap up. */
async function weigh(page: Page, devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    timers: await page.evaluate(() => window.waitingTimers.size),
    megabytes: usedSize / 1e6,
  }
}

// A picture of the page at each of hundreds of steps would take longer than the steps.
test.use({ trace: 'off' })

test('the wall shows the newest board after an hour and a half, and heaps up nothing', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{unused}' }])
  const context = await browser.newContext({
    baseURL: server,
    viewport: { width: 1920, height: 1080 },
  })
  const page = await context.newPage()
  const startMs = Date.now()
  let turns = 1
  let nextServed = Promise.withResolvers<void>()
  let isOffline = false
  let passedMs = 0
  // The server's clock goes with the one of the wall.
  await page.route('**/api/**', async (route) => {
    if (isOffline) return route.abort()
    const date = new Date(startMs + passedMs).toUTCString()
    if (route.request().url().endsWith('/scoreboard')) {
      await route.fulfill({ json: boardAfter(turns, startMs), headers: { date } })
      nextServed.resolve()
      nextServed = Promise.withResolvers()
      return undefined
    }
    const response = await route.fetch()
    return route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  await page.clock.install({ time: startMs })
  await page.goto(`/games/${game.id}/scoreboard?view=live`)
  const bloods = page.getByRole('heading', { name: 'Latest bloods' }).locator('..')
  const newest = bloods.getByRole('listitem').first()
  await expect(newest).toContainText('Buoy 1', { timeout: firstVisit })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await countTimers(page)

  const celebration = page.getByRole('status').filter({ hasText: 'First blood' })

  const pass = async (ms: number) => {
    passedMs += ms
    await page.clock.fastForward(ms)
  }
  /** The blood of the newest turn is first. */
  const seesNewest = async () => {
    const { team, challenge } = turnOf(turns - 1)
    await expect(newest).toContainText(`Crew ${team + 1}Buoy ${challenge + 1}`)
  }
  const follow = async (until: number) => {
    while (turns < until) {
      turns += 1
      const isServed = nextServed.promise.then(() => true)
      do await pass(betweenBoards)
      while (!(await Promise.race([isServed, sleep(100, false)])))
    }
    await seesNewest()
  }
  await follow(warm)
  const before = await weigh(page, devtools)
  await follow(boards / 2)

  // The line is gone for ten minutes, in which the contest continues.
  isOffline = true
  for (let lost = 0; lost < 10; lost += 1) {
    turns += 1
    await pass(60_000)
  }
  await expect(page.getByText(/updated .* ago/)).toBeAttached()
  isOffline = false
  await expect(async () => {
    await pass(betweenBoards)
    await expect(page.getByText('Live', { exact: true })).toBeAttached({ timeout: 500 })
  }).toPass()
  await seesNewest()

  // A first blood is celebrated for some seconds; the one that comes now has nobody to turn it off.
  await follow(lastFirstBlood - 1)
  await expect(celebration).toBeHidden()
  await follow(lastFirstBlood)
  await expect(celebration).toContainText(challenges.at(-1) ?? '')
  await pass(10_000)
  await expect(celebration).toBeHidden()

  const after = await weigh(page, devtools)
  expect(after.elements).toBeLessThan(before.elements + 50)
  expect(after.nodes).toBeLessThan(before.nodes + 100)
  expect(after.listeners).toBeLessThan(before.listeners + 20)
  expect(after.timers).toBeLessThan(before.timers + 10)
  expect(after.megabytes).toBeLessThan(before.megabytes + 3)
  // A read may be on its way through the route when its page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})
