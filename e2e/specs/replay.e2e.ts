import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { admin } from '../world/admin.ts'
import { uniqueName } from '../world/names.ts'
import { plainRelay } from '../world/relay.ts'
import { expect, test } from '../world/test.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const start = Date.UTC(2025, 10, 22)
const everything = 2_147_483_647
const neither = 1 + 256 + 512 // may play, but gets no score, no blood, no rank

type Row = Schema<'ScoreboardItem'>
type Solve = Schema<'ChallengeItem'>

const solve = (id: number, score: number, type: Solve['type'], minute: number): Solve => ({
  id,
  score,
  type,
  userName: 'somebody',
  time: start + minute * 60_000,
})

const row = (id: number, name: string, rest: Partial<Row>): Row => ({
  id,
  name,
  bio: null,
  divisionId: 1,
  avatar: null,
  score: 0,
  rank: 0,
  divisionRank: 1,
  lastSubmissionTime: start,
  solvedChallenges: [],
  solvedCount: 0,
  ...rest,
})

const challenge = (id: number, title: string, rest: Partial<Schema<'ChallengeInfo'>>) => ({
  id,
  title,
  category: 'Misc' as const,
  score: 100,
  solved: 2,
  deadline: null,
  bloods: [],
  disableBloodBonus: false,
  ...rest,
})

const blood = (id: number, name: string) => ({ id, name, avatar: null, submitTimeUtc: start })

const curve = (teams: readonly Row[]) =>
  teams.map(({ id, name, solvedChallenges }) => {
    let score = 0
    const items = solvedChallenges.map((one) => ({ time: one.time, score: (score += one.score) }))
    return { id, name, items }
  })

/** An hour of four teams: two that count, one that may not, one that solves only after the end. */
function recording(): Schema<'ScoreboardModel'> {
  const items = [
    row(41, 'Gulls', {
      score: 205,
      rank: 1,
      divisionRank: 1,
      solvedChallenges: [solve(7, 105, 'FirstBlood', 10), solve(9, 100, 'Normal', 40)],
    }),
    row(42, 'かもめ', {
      score: 103,
      rank: 2,
      divisionRank: 2,
      solvedChallenges: [solve(7, 103, 'SecondBlood', 20)],
    }),
    row(43, 'Late Ones', {
      rank: 3,
      divisionRank: 3,
      solvedChallenges: [solve(9, 0, 'Normal', 90)],
    }),
    row(44, 'Staff', { divisionId: 2, solvedChallenges: [solve(7, 0, 'Normal', 5)] }),
  ]
  return {
    updateTimeUtc: start,
    bloodBonus: 52_459_530,
    timelines: [
      { divisionId: 0, teams: curve(items.slice(0, 3)) },
      { divisionId: 1, teams: curve(items.slice(0, 3)) },
      { divisionId: 2, teams: curve(items.slice(3)) },
    ],
    items: items.map((one) => ({ ...one, solvedCount: one.solvedChallenges.length })),
    divisions: [
      { id: 1, name: 'Everybody', defaultPermissions: everything, challengeConfigs: {} },
      { id: 2, name: 'Staff', defaultPermissions: neither, challengeConfigs: {} },
    ],
    challenges: {
      Misc: [
        challenge(7, 'Knots', { bloods: [blood(41, 'Gulls'), blood(42, 'かもめ')] }),
        challenge(9, 'Tides', { solved: 1, disableBloodBonus: true }),
      ],
    },
    challengeCount: 2,
  }
}

/** How many challenges each of eight teams has solved: forty solves, one every half minute. */
const solvedBy = [6, 6, 6, 6, 5, 5, 4, 2]
const solveCount = solvedBy.reduce((sum, count) => sum + count)
const challengeIds = [1, 2, 3, 4, 5, 6]

/** A quarter of an hour and a little more of eight teams and six challenges without bonuses. */
function busyRecording(): Schema<'ScoreboardModel'> {
  const pairs = challengeIds.flatMap((id, round) =>
    solvedBy.flatMap((count, team) => (round < count ? [{ id, team }] : [])),
  )
  const rows = solvedBy.map((solvedCount, team) => {
    const solvedChallenges = pairs.flatMap((pair, at) =>
      pair.team === team ? [solve(pair.id, 100, 'Normal', 1 + at / 2)] : [],
    )
    return row(team + 1, `Crew ${team + 1}`, {
      score: solvedCount * 100,
      solvedChallenges,
      solvedCount,
      lastSubmissionTime: solvedChallenges.at(-1)?.time ?? start,
    })
  })
  // The teams are in the order of their ranks.
  const items = rows.map((one, at) => ({ ...one, rank: at + 1, divisionRank: at + 1 }))
  return {
    updateTimeUtc: start,
    bloodBonus: 0,
    timelines: [0, 1].map((divisionId) => ({ divisionId, teams: curve(items) })),
    items,
    divisions: [{ id: 1, name: 'Everybody', defaultPermissions: everything, challengeConfigs: {} }],
    challenges: {
      Misc: challengeIds.map((id) =>
        challenge(id, `Knot ${id}`, {
          solved: solvedBy.filter((count) => count >= id).length,
          disableBloodBonus: true,
        }),
      ),
    },
    challengeCount: challengeIds.length,
  }
}

/** Runs `pnpm halyard replay` as a person would. */
async function replay(baseURL: string, file: string, title: string, ...flags: string[]) {
  const args = [
    'replay',
    file,
    '--server',
    baseURL,
    '--user',
    admin.name,
    '--game',
    title,
    ...flags,
  ]
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, HALYARD_PASSWORD: admin.password },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (text += String(chunk)))
  await once(child, 'close')
  return { code: child.exitCode, text }
}

test.describe('a recorded event', () => {
  let folder = ''
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halyard-replay-'))
  })
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('is played again to the same board, and a second run has nothing left to send', async ({
    server,
  }) => {
    const file = join(folder, 'scoreboard.json')
    writeFileSync(file, JSON.stringify(recording()))
    const title = uniqueName('Replayed ')
    const first = await replay(server, file, title, '--speed', '100000')
    expect(first.text).toContain('The final board equals the recorded one.')
    expect(first.text).toContain('4 flags sent, 0 were there already, 1 after the end.')
    expect(first.code).toBe(0)

    const second = await replay(server, file, title)
    expect(second.text).toContain('0 flags sent, 4 were there already')
    expect(second.code, second.text).toBe(0)
  })

  test('that is none is refused in one sentence', async ({ server }) => {
    const file = join(folder, 'other.json')
    writeFileSync(file, '{"items": []}')
    const { code, text } = await replay(server, file, 'Never made')
    expect(code).toBe(1)
    expect(text.trim().split('\n')).toHaveLength(1)
  })

  test('is watched while it plays: rows come in by themselves, once each, also after the line was cut', async ({
    browser,
    server,
  }) => {
    const file = join(folder, 'busy.json')
    writeFileSync(file, JSON.stringify(busyRecording()))
    const title = uniqueName('Watched ')
    const watcher = await theAdmin(server)
    const relay = await plainRelay(server)
    const context = await browser.newContext({
      baseURL: relay.url,
      storageState: await storageOf(server, watcher),
    })
    const page = await context.newPage()
    const rowsOf = (list: string) =>
      page.getByRole('table', { name: list }).getByRole('row').filter({ hasText: 'Flag accepted' })

    const playing = replay(server, file, title, '--speed', '60')
    let game: number | undefined
    await expect.poll(async () => (game = await gameCalled(watcher, title))).toBeDefined()
    const id = game ?? 0
    const sentSoFar = async () => (await submissionsOf(watcher, id)).length
    await page.goto(`/games/${id}/monitor/submissions`)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    const rows = rowsOf('Submissions')
    await expect(rows).not.toHaveCount(0)
    const early = await rows.count()
    await expect.poll(() => rows.count()).toBeGreaterThan(early + 2)

    await context.setOffline(true)
    // Being offline leaves open connections.
    relay.cut()
    await expect(page.getByText('Connecting', { exact: true })).toBeVisible()
    const before = await rows.count()
    await expect.poll(sentSoFar).toBeGreaterThan(before + 5)
    expect(await rows.count()).toBe(before)
    await context.setOffline(false)
    await expect.poll(() => rows.count()).toBeGreaterThan(before + 5)

    await page.getByRole('link', { name: 'Events', exact: true }).click()
    const events = rowsOf('Events')
    await expect(events).not.toHaveCount(0)
    const { code, text } = await playing
    expect(code, text).toBe(0)
    expect(await sentSoFar()).toBe(solveCount)
    await expect(events).toHaveCount(solveCount)
    await page.getByRole('link', { name: 'Submissions', exact: true }).click()
    await expect(rows).toHaveCount(solveCount)
    const pairs = await rows.evaluateAll((lines) =>
      lines.map((line) => /Knot \d|Crew \d/g[Symbol.match](line.textContent)?.join()),
    )
    expect(new Set(pairs).size).toBe(solveCount)
    const screens = page.getByRole('navigation', { name: 'Watching the game' })
    await screens.getByRole('link', { name: 'At a glance' }).click()
    await expect(page.getByRole('definition').filter({ hasText: /^40$/ })).toBeVisible()
    await context.close()
    await relay.close()
  })
})

async function gameCalled({ api }: Actor, title: string): Promise<number | undefined> {
  const { data } = await unwrap(api.GET('/api/edit/games', { params: { query: { count: 100 } } }))
  return data.find((game) => game.title === title)?.id
}

const submissionsOf = ({ api }: Actor, id: number) =>
  unwrap(api.GET('/api/game/{id}/submissions', { params: { path: { id }, query: { count: 100 } } }))
