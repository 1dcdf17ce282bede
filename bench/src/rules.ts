// What the rules of a game cost: patterns as flags, expressions as scores, a freeze, a voided solve. Each is measured in turn with the same without it,
// so that what else the machine does meets both.
import { buildScoreboard } from '@halyard/rules'
import type { BoardFacts } from '@halyard/rules'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMINISTRATOR } from './database.ts'
import { copyOf } from './kept-game.ts'
import type { KeptGame } from './kept-game.ts'
import { makeGame } from './made-game.ts'
import { load, withServer } from './server.ts'
import type { BenchServer } from './server.ts'
import { openSolves, solve } from './solve.ts'

const ROUNDS = 5
const EXPRESSION = 'max(min, max * (1 - solves / (decay * 10)))'

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function compare(
  what: string,
  unit: string,
  without: readonly number[],
  having: readonly number[],
) {
  const [before, after] = [middle(without), middle(having)]
  const share = `${(((after - before) / before) * 100).toFixed(1)} %`
  console.log(
    `${what.padEnd(58)} without ${before.toFixed(1)} ${unit}, with ${after.toFixed(1)} ${unit}: ${share}`,
  )
}

type Call = (method: string, path: string, body?: unknown) => Promise<string>

/** Calls the server as its administrator. */
async function asAdmin(url: string): Promise<Call> {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const login = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ userName: ADMINISTRATOR.name, password: ADMINISTRATOR.password }),
  })
  const cookie = login.headers.getSetCookie().join(';').split(';')[0] ?? ''
  return async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...own, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`)
    return response.text()
  }
}

/** Processor time of the server for one request, in microseconds. */
async function costOf(server: BenchServer, job: Parameters<typeof load>[0]): Promise<number> {
  const before = server.processorSeconds()
  const { sent } = await load(job)
  const after = server.processorSeconds()
  return before && after ? ((after.server - before.server) / sent) * 1e6 : Number.NaN
}

const patternOf = (id: number) => `flag\\{bench-0*${id}-[a-z]+(-[0-9]+)?\\}`

/** Wrong answers to challenges that have one flag, and one flag and a pattern. */
async function patterns(server: BenchServer, game: KeptGame, seconds: number, call: Call) {
  const { gameId, challenges } = game.crew
  const job = {
    port: server.port,
    connections: 64,
    crewFile: game.crewFile,
    kind: 'wrong',
  } as const
  const flagsOf = (id: number) => `/api/edit/games/${gameId}/challenges/${id}/flags`
  // The first answers of each session are slower.
  await load({ ...job, seconds })
  const [without, having]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(await costOf(server, { ...job, seconds }))
    for (const { id } of challenges)
      await call('POST', flagsOf(id), [{ flag: patternOf(id), match: 'regex' }])
    having.push(await costOf(server, { ...job, seconds }))
    for (const { id } of challenges) {
      const text = await call('GET', `/api/edit/games/${gameId}/challenges/${id}`)
      const { flags }: { flags: { id: number; match?: string }[] } = JSON.parse(text)
      for (const flag of flags)
        if (flag.match === 'regex') await call('DELETE', `${flagsOf(id)}/${flag.id}`)
    }
  }
  compare('a wrong answer, with a pattern among the flags', 'us', without, having)
}

/** A board that players read, before a freeze and during one. */
async function freeze(server: BenchServer, game: KeptGame, seconds: number, call: Call) {
  const { gameId } = game.crew
  const path = `/api/game/${gameId}/scoreboard`
  const headers = { 'accept-encoding': 'br' }
  const job = { port: server.port, connections: 64, kind: 'get', path, headers, seconds } as const
  const [without, having]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [freezeAt, costs] of [
      [null, without],
      [Date.now() - 1000, having],
    ] as const) {
      await call('PUT', `/api/edit/games/${gameId}/schedule`, { freezeAt })
      await fetch(`${server.url}${path}`, { headers }).then((answer) => answer.arrayBuffer())
      // The board that stays is compressed better after two seconds.
      await sleep(3000)
      costs.push(await costOf(server, job))
    }
  }
  await call('PUT', `/api/edit/games/${gameId}/schedule`, {})
  compare('a read of the scoreboard, frozen', 'us', without, having)
}

/** From a flag to the new board, and from a void to it. */
async function voids(server: BenchServer, { crew }: KeptGame, call: Call) {
  const read = async () => {
    const answer = await fetch(`${server.url}/api/game/${crew.gameId}/scoreboard`)
    await answer.arrayBuffer()
  }
  const timeOf = async (work: () => Promise<unknown>) => {
    const beganAt = performance.now()
    await work()
    await read()
    const took = performance.now() - beganAt
    await sleep(500)
    return took
  }
  await read()
  const [flags, corrections]: [number[], number[]] = [[], []]
  for (const one of openSolves(crew).slice(0, ROUNDS * 4)) {
    flags.push(await timeOf(() => solve(server.url, crew.gameId, one)))
    const list = await call('GET', `/api/game/${crew.gameId}/submissions?type=Accepted&count=1`)
    const [newest]: { id?: number }[] = JSON.parse(list)
    const url = `/api/edit/games/${crew.gameId}/submissions/${newest?.id}/void`
    corrections.push(await timeOf(() => call('POST', url, { reason: 'A benchmark.' })))
  }
  compare('from a flag to the new board; from a void to it', 'ms', flags, corrections)
}

function buildTime(facts: BoardFacts): number {
  const beganAt = performance.now()
  buildScoreboard(facts, { builtAt: 0 })
  return performance.now() - beganAt
}

/** A board of 5,000 teams built from all facts, by the curve and by an expression. */
function expressions(): void {
  const facts = makeGame({ teams: 5000, challenges: 60, solves: 100_000 }, Date.now())
  const scored: BoardFacts = {
    ...facts,
    challenges: facts.challenges.map((challenge) => ({
      ...challenge,
      scoring: { kind: 'expression', expression: EXPRESSION, minimum: 100, decay: 20 },
    })),
  }
  buildTime(facts)
  buildTime(scored)
  const [without, having]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS * 3; round += 1) {
    without.push(buildTime(facts))
    having.push(buildTime(scored))
  }
  compare('a board of 5,000 teams, scored by expressions', 'ms', without, having)
}

export async function rules(seconds: number): Promise<void> {
  expressions()
  const game = copyOf(5000, 100_000)
  await withServer(game, async (server) => {
    const call = await asAdmin(server.url)
    await voids(server, game, call)
    await patterns(server, game, seconds, call)
    await freeze(server, game, seconds, call)
  })
}
