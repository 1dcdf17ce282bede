// Benchmarks of the server: medians, 99th percentiles and memory. Nothing here passes or fails.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import type { Scoreboard } from '@halyard/rules'
import { copyOf } from './src/kept-game.ts'
import { rules } from './src/rules.ts'
import { load, withServer } from './src/server.ts'
import type { BenchServer } from './src/server.ts'
import { openSolves, solve } from './src/solve.ts'
import type { LoadJob } from './src/load-child.ts'
import type { LoadResult } from './src/load.ts'

const line = (what: string, result: LoadResult) =>
  console.log(
    `${what.padEnd(58)} ${Math.round(result.perSecond).toLocaleString('en-US').padStart(8)}/s  median ${result.medianMs.toFixed(2)} ms  p99 ${result.p99Ms.toFixed(1)} ms  max ${result.maxMs.toFixed(0)} ms  ${JSON.stringify(result.statuses)}`,
  )
/** Loads and reports, also how much processor time one request takes, which other work on the machine does not change. */
async function measure(what: string, server: BenchServer, job: LoadJob): Promise<void> {
  const before = server.processorSeconds()
  const result = await load(job)
  const after = server.processorSeconds()
  line(what, result)
  if (!before || !after) return
  const each = (seconds: number) => `${((seconds / result.sent) * 1e6).toFixed(0)} us`
  console.log(
    `  processor time of one: server ${each(after.server - before.server)}, database ${each(after.database - before.database)}, load generator ${each(result.ownSeconds)}`,
  )
}

const memoryLine = (server: BenchServer, when: string) =>
  console.log(`${`memory of the server, ${when}`.padEnd(58)} ${server.memory()?.toFixed(0)} MB`)

/** Requests for a board that does not change: from memory, whole and not modified. */
async function board(seconds: number): Promise<void> {
  const game = copyOf(1000, 20_000)
  const path = `/api/game/${game.crew.gameId}/scoreboard`
  await withServer(game, async (server) => {
    memoryLine(server, 'started')
    const encoding = { 'accept-encoding': 'br' }
    const first = await fetch(`${server.url}${path}`, { headers: encoding })
    const etag = first.headers.get('etag') ?? ''
    const body = Buffer.from(await first.arrayBuffer())
    // A board that stays is made smaller after two seconds, and once more after half a minute.
    await sleep(40_000)
    const raw = await fetchBytes(server.port, path)
    console.log(
      `board of 1,000 x 60 with 20,000 solves: ${body.length} bytes, ${raw.length} in brotli`,
    )
    const bare = await bareServer(raw)
    for (const connections of [16, 64]) {
      const base = { connections, seconds, kind: 'get' as const, path }
      const conditional = { ...encoding, 'if-none-match': etag }
      const own = { port: server.port, ...base }
      await measure(`board, ${connections} connections`, server, { ...own, headers: encoding })
      line(
        '  bare Node server, same bytes',
        await load({ ...own, port: bare.port, headers: encoding }),
      )
      await measure(`board held already, ${connections} connections`, server, {
        ...own,
        headers: conditional,
      })
      line('  bare Node server, 304', await load({ ...own, port: bare.port, headers: conditional }))
    }
    bare.close()
    memoryLine(server, 'after that')
  })
}

/** The stored bytes as they travel: `fetch` would unpack them. */
async function fetchBytes(port: number, path: string): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } }, (response) => {
      response.toArray().then((chunks) => resolve(Buffer.concat(chunks)), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** What the same machine can do at most: Node's HTTP server with nothing in it. */
async function bareServer(bytes: Buffer): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    if (request.headers['if-none-match']) response.writeHead(304, { etag: 'W/"1"' }).end()
    else
      response
        .writeHead(200, { 'content-encoding': 'br', 'content-length': bytes.length })
        .end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, close: () => server.close() }
}

/** Answers of 5,000 teams, wrong ones and right ones, each committed before it is acknowledged. */
async function submit(seconds: number): Promise<void> {
  const game = copyOf(5000, 100_000)
  await withServer(game, async (server) => {
    const base = { port: server.port, connections: 64, seconds, crewFile: game.crewFile }
    const path = `/api/game/${game.crew.gameId}/scoreboard`
    memoryLine(server, 'started')
    await fetchBytes(server.port, path)
    memoryLine(server, 'with the board of 5,000 teams')
    const wrong = { ...base, kind: 'wrong' as const }
    // Half a minute later at most, each session is written down as used: that is part of the first run alone.
    await measure('wrong answers, first ones of 5,000 sessions', server, wrong)
    await measure('wrong answers, 64 connections', server, wrong)
    await measure('right answers, 64 connections', server, { ...base, kind: 'right' })
    memoryLine(server, 'after that')
    const response = await fetch(`${server.url}${path}`)
    const { items }: Scoreboard = JSON.parse(await response.text())
    const solves = items.flatMap((row) => row.solvedChallenges.map(({ id }) => id))
    const doubles = items.filter(
      (row) => new Set(row.solvedChallenges.map(({ id }) => id)).size < row.solvedChallenges.length,
    )
    console.log(`the board has ${solves.length} solves, ${doubles.length} teams with a double one`)
    memoryLine(server, 'with the new board')
    console.log(`the most it was: ${server.mostMemory()?.toFixed(0)} MB`)
  })
}

/** From the acknowledged flag to the bytes of the new board, and what a burst of solves costs. */
async function fresh(): Promise<void> {
  const game = copyOf(5000, 100_000)
  await withServer(game, async (server) => {
    const { gameId } = game.crew
    const path = `/api/game/${gameId}/scoreboard`
    const read = () => fetchBytes(server.port, path)
    const open = openSolves(game.crew)
    const beganAt = performance.now()
    await read()
    console.log(`first board after the start: ${Math.round(performance.now() - beganAt)} ms`)
    const took: number[] = []
    for (const one of open.slice(0, 30)) {
      const sentAt = performance.now()
      await solve(server.url, gameId, one)
      await read()
      took.push(performance.now() - sentAt)
      await sleep(500)
    }
    took.sort((a, b) => a - b)
    console.log(
      `flag sent to new board received, 5,000 teams: median ${took[15]?.toFixed(0)} ms, 90th percentile ${took[27]?.toFixed(0)} ms, max ${took.at(-1)?.toFixed(0)} ms`,
    )
    const burst = open.slice(30, 530)
    const seen = new Set<string>()
    const over = new AbortController()
    const reader = (async () => {
      while (!over.signal.aborted) seen.add((await fetchTag(server.url, path)) ?? '')
    })()
    const burstAt = performance.now()
    await Promise.all(burst.map((one) => solve(server.url, gameId, one)))
    const burstMs = performance.now() - burstAt
    over.abort()
    await reader
    seen.add((await fetchTag(server.url, path)) ?? '')
    console.log(
      `500 solves at once: all acknowledged in ${Math.round(burstMs)} ms; a reader that never stopped saw ${seen.size} boards`,
    )
    memoryLine(server, 'after that')
  })
}

/** The most memory the server takes: while the board is read under load, and when a board takes in much at once. */
async function memory(seconds: number): Promise<void> {
  const game = copyOf(5000, 100_000)
  await withServer(game, async (server) => {
    const read = () => fetchBytes(server.port, `/api/game/${game.crew.gameId}/scoreboard`)
    const job = { port: server.port, connections: 64, seconds, crewFile: game.crewFile }
    const most = (when: string) =>
      console.log(`the most it was until ${when.padEnd(45)} ${server.mostMemory()?.toFixed(0)} MB`)
    await read()
    most('the first board')
    for (const kind of ['wrong', 'right'] as const) {
      const over = new AbortController()
      const reader = (async () => {
        for (; !over.signal.aborted; await sleep(250)) await read()
      })()
      const { sent } = await load({ ...job, kind })
      over.abort()
      await reader
      most(`${sent} ${kind} answers with a reader`)
    }
    const { sent } = await load({ ...job, kind: 'right' })
    await read()
    most(`one board took in what ${sent} answers solved`)
    await sleep(4000)
    memoryLine(server, 'four seconds later')
  })
}

async function fetchTag(url: string, path: string): Promise<string | null> {
  const response = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  return response.headers.get('etag')
}

const parts: Readonly<Record<string, (seconds: number) => Promise<void>>> = {
  board,
  submit,
  fresh: () => fresh(),
  memory,
  rules,
}

await new Command()
  .name('bench')
  .argument('[parts...]', Object.keys(parts).join(', '), Object.keys(parts))
  .option('--seconds <count>', 'length of each load', Number, 10)
  .action(async (names: string[], { seconds }: { seconds: number }) => {
    for (const name of names) {
      console.log(`\n${name}`)
      await parts[name]?.(seconds)
    }
  })
  .parseAsync()
