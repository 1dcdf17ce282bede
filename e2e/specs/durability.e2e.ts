import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@halyard/api'
import { expect, test } from '@playwright/test'
import { actorAt, newTeamIn } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { freePort, spawnServer, startServer } from '../world/server.ts'

test.describe.configure({ timeout: 180_000 })

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-durable-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every acknowledged solve survives SIGKILL in the middle of submissions', async () => {
  const port = await freePort()
  const data = join(folder, 'data')
  const first = await startServer(data, port, { flags: ['--empty'] })
  const flags = Array.from({ length: 20 }, (_, index) => `flag{number-${index}}`)
  const game = await newGame(
    first.baseURL,
    flags.map((flag, index) => ({ title: `Challenge ${index}`, flag })),
  )
  const teams = []
  for (let index = 0; index < 4; index++) teams.push(await newTeamIn(first.baseURL, game.id))
  for (const team of teams) {
    for (const challenge of game.challenges) {
      const path = { id: game.id, challengeId: challenge.id }
      await unwrap(team.api.GET('/api/game/{id}/challenges/{challengeId}', { params: { path } }))
    }
  }

  const acknowledged = new Set<string>()
  const submissions = teams.map(async (team) => {
    for (const [index, challenge] of game.challenges.entries()) {
      const path = { id: game.id, challengeId: challenge.id }
      await unwrap(
        team.api.POST('/api/game/{id}/challenges/{challengeId}', {
          params: { path },
          body: { flag: flags[index] ?? '' },
        }),
      )
      acknowledged.add(`${team.team.id}/${challenge.id}`)
      if (acknowledged.size === 30) void first.stop('SIGKILL')
    }
  })
  await Promise.allSettled(submissions)
  expect(acknowledged.size).toBeGreaterThanOrEqual(30)
  expect(acknowledged.size).toBeLessThan(80)

  const second = await startServer(data, port)
  const board = await unwrap(
    actorAt(second.baseURL, '', '').api.GET('/api/game/{id}/scoreboard', {
      params: { path: { id: game.id } },
    }),
  )
  const stored = new Set(
    board.items.flatMap((row) => row.solvedChallenges.map((solve) => `${row.id}/${solve.id}`)),
  )
  expect([...acknowledged].filter((solve) => !stored.has(solve))).toEqual([])
  expect(await second.stop('SIGTERM')).toBe(0)
})

/** Exit code and standard error of a start that must fail. */
async function failedStart(data: string, port: number) {
  const child = spawnServer(data, port)
  let output = ''
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, sentences: output.trim().split('\n') }
}

test('a port in use ends the start with one sentence', async () => {
  const port = await freePort()
  const running = await startServer(join(folder, 'one'), port, { flags: ['--empty'] })
  const { code, sentences } = await failedStart(join(folder, 'two'), port)
  expect(code).toBe(1)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toContain(String(port))
  await running.stop('SIGTERM')
})

test('a data folder that is in use, or is a file, ends the start with one sentence', async () => {
  const running = await startServer(join(folder, 'one'), await freePort(), { flags: ['--empty'] })
  const inUse = await failedStart(join(folder, 'one'), await freePort())
  expect(inUse.code).toBe(1)
  expect(inUse.sentences).toHaveLength(1)
  await running.stop('SIGTERM')

  writeFileSync(join(folder, 'file'), '')
  const isFile = await failedStart(join(folder, 'file'), await freePort())
  expect(isFile.code).toBe(1)
  expect(isFile.sentences).toHaveLength(1)
})
