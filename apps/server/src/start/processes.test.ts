// One command, several processes on one port, and one of them killed while flags come in.
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { listenAt } from '#testing/hub-listener.ts'
import { KEY, objectServer, objectServerProgram } from '#testing/object-server.ts'
import { aFolder, end, start } from '#testing/program.ts'
import { testApp } from '#testing/test-app.ts'

const PROCESSES = 3
const PLAYERS = 10
const CHALLENGES = 6

const app = await testApp()
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
// The processes go by the real time, so what is made for them has to.
app.clock.set(Date.now())
const bucket = objectServerProgram === undefined ? undefined : await objectServer()

const processesOf = (pid: number) =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
const headersOf = async (user: { readonly id: string }) => ({
  'sec-fetch-site': 'same-origin',
  cookie: await app.cookieOf(user),
})

/**
 * Sends what a player sends, again where the connection broke, and returns the first status that came. A connection on its way to a
 * process that is killed stays open without an answer.
 */
async function insist(url: string, init: RequestInit): Promise<number> {
  for (;;) {
    const signal = AbortSignal.timeout(5000)
    const response = await fetch(url, { ...init, method: 'POST', signal }).catch(() => undefined)
    await response?.body?.cancel()
    if (response) return response.status
    await sleep(50)
  }
}

it(
  'three processes lose and double no solve when one is killed',
  { timeout: 180_000 },
  async () => {
    const program = await start(aFolder(), ['--empty', '--processes', String(PROCESSES)], {
      DATABASE_URL: app.databaseUrl,
      ...(bucket && { ...KEY, HALYARD_FILES: bucket.url }),
    })
    const { url, child } = program
    const running = processesOf(child.pid ?? 0)
    expect(running).toHaveLength(PROCESSES)
    const game = await aGame()
    const challenges = await Promise.all(Array.from({ length: CHALLENGES }, () => aChallenge(game)))
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => aPlayer(game)))

    let answered = 0
    const flags = players.map(async ({ user }) => {
      const headers = { ...(await headersOf(user)), 'content-type': 'application/json' }
      const statuses: number[] = []
      for (const { id } of challenges) {
        const address = `${url}/api/game/${game.id}/challenges/${id}`
        statuses.push(await insist(address, { headers, body: JSON.stringify({ flag: FLAG }) }))
        answered += 1
      }
      return statuses
    })
    await vi.waitFor(() => expect(answered).toBeGreaterThan(PLAYERS), { timeout: 30_000 })
    process.kill(running[0] ?? 0, 'SIGKILL')
    expect(answered).toBeLessThan(PLAYERS * CHALLENGES)
    expect(new Set((await Promise.all(flags)).flat())).toEqual(new Set([200]))

    const solves = await app.db
      .selectFrom('solves')
      .select(['participation_id', 'challenge_id'])
      .where('game_id', '=', game.id)
      .execute()
    expect(solves).toHaveLength(PLAYERS * CHALLENGES)
    const keys = solves.map((solve) => `${solve.participation_id} ${solve.challenge_id}`)
    expect(new Set(keys).size).toBe(PLAYERS * CHALLENGES)
    await vi.waitFor(() => expect(processesOf(child.pid ?? 0)).toHaveLength(PROCESSES), 30_000)

    // Connections go to the processes in turn, so each of them holds one of these.
    const heard: string[][] = Array.from({ length: PROCESSES * 2 }, () => [])
    for (const mine of heard)
      await listenAt(
        url,
        'user',
        { ReceivedGameNotice: ({ type }) => mine.push(type) },
        { gameId: game.id },
      )
    const last = await aChallenge(game)
    const [player] = players
    const headers = {
      ...(await headersOf(player?.user ?? { id: '' })),
      'content-type': 'application/json',
    }
    const address = `${url}/api/game/${game.id}/challenges/${last.id}`
    expect(await insist(address, { headers, body: JSON.stringify({ flag: FLAG }) })).toBe(200)
    await vi.waitFor(() => expect(heard).toEqual(heard.map(() => ['FirstBlood'])), 15_000)

    const form = new FormData()
    form.set('files', new Blob(['chart']), 'chart.txt')
    const admin = await headersOf(await app.aUser({ role: 'Admin' }))
    const upload = await fetch(`${url}/api/assets`, { method: 'POST', headers: admin, body: form })
    const [file]: { hash: string }[] = JSON.parse(await upload.text())
    for (const _ of heard) {
      const download = await fetch(`${url}/assets/${file?.hash}/chart.txt`, {
        headers: { connection: 'close' },
      })
      expect(await download.text()).toBe('chart')
    }
    expect(await end(program, 'SIGTERM')).toBe(0)
    expect(() => running.map((pid) => process.kill(pid, 0))).toThrow(/ESRCH/)
  },
)
