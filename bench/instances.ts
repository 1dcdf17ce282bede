// Benchmarks of instances: the proxy beside a bare relay, idle connections, captures, the tunnel, and starts on Docker. Nothing here
// passes or fails.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { withDatabase } from './src/database.ts'
import { describeAtOnce, startAtOnce } from './src/instances/at-once.ts'
import { insertInstances } from './src/instances/inserted.ts'
import { largeCapture } from './src/instances/large-capture.ts'
import { download, median, roundTrip, upload } from './src/instances/measures.ts'
import { startTimes } from './src/instances/starts.ts'
import { openTunnel } from './src/instances/tunnel.ts'
import { openTcp, openWebSocket } from './src/instances/wire.ts'
import type { Wire } from './src/instances/wire.ts'
import { copyOf } from './src/kept-game.ts'
import { withServer } from './src/server.ts'
import type { BenchServer } from './src/server.ts'

const MEGABYTE = 1_000_000
const IDLE = 1000
const STARTS = 15
const WAYS = { 'to the client': download, 'to the service': upload } as const

interface Options {
  /** Image for Docker, and the port it listens on. */
  readonly image?: string
  readonly imagePort: number
  readonly megabytes: number
  readonly rounds: number
  /** Nothing but a capture of so many megabytes. */
  readonly capture?: number
  /** Nothing but so many starts at once. */
  readonly atOnce?: number
}

type Open = () => Promise<Wire>

const say = (what: string, value: string) => console.log(`${what.padEnd(58)} ${value}`)

/** A process of this benchmark that prints its port. */
async function helper(name: string, ...args: readonly string[]) {
  const file = fileURLToPath(new URL(`src/instances/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { port: Number(line), stop: () => child.kill() }
}

/**
 * Each way in turn, so that what else the machine does meets all of them. The server's processor time does not change with that.
 */
async function throughput(
  server: BenchServer,
  ways: Readonly<Record<string, Open>>,
  { megabytes, rounds }: Options,
) {
  const used = () => server.processorSeconds()?.server ?? 0
  for (const [direction, measure] of Object.entries(WAYS)) {
    const found = Object.keys(ways).map((name) => ({ name, speeds: [] as number[], seconds: 0 }))
    for (let round = 0; round < rounds; round += 1) {
      for (const one of found) {
        const wire = await ways[one.name]?.()
        if (!wire) continue
        const before = used()
        one.speeds.push(await measure(wire, megabytes * MEGABYTE))
        one.seconds += used() - before
      }
    }
    for (const { name, speeds, seconds } of found) {
      const cost = (seconds / speeds.length / megabytes) * 1000
      const each = speeds.map((speed) => speed.toFixed(0)).join(', ')
      say(
        `${direction}, ${name}`,
        `${median(speeds).toFixed(0)} MB/s  (${each}), server ${cost.toFixed(2)} s of processor a GB`,
      )
    }
  }
}

async function latency(ways: Readonly<Record<string, Open>>): Promise<void> {
  for (const [name, open] of Object.entries(ways)) {
    await roundTrip(await open(), 2000)
    say(`there and back, ${name}`, `${(await roundTrip(await open(), 5000)).toFixed(3)} ms`)
  }
}

async function idleConnections(server: BenchServer, open: Open): Promise<void> {
  const before = server.memory() ?? 0
  const wires: Wire[] = []
  for (let count = 0; count < IDLE; count += 1) wires.push(await open())
  await sleep(5000)
  const after = server.memory() ?? 0
  say(
    `memory of ${IDLE} idle connections`,
    `${(after - before).toFixed(1)} MB (${before.toFixed(0)} to ${after.toFixed(0)})`,
  )
  for (const { socket } of wires) socket.destroy()
}

/** As many teams start an instance in the same moment as the built-in accounting is given, with an engine that takes its time. */
async function atOnce(teams: number): Promise<void> {
  const game = copyOf(teams, 20)
  const engine = await helper('engine')
  const challengeIds = await withDatabase(
    { folder: game.folder, url: undefined },
    async (client) => {
      await client.query('update games set container_count_limit = 1')
      const { rows } = await client.query<{ id: number }>(
        `update challenges set type = 'StaticContainer', container_image = 'bench/waits:1', expose_port = 8000, is_enabled = true
         where id in (select id from challenges order by id limit 2) returning id`,
      )
      return [rows[0]?.id ?? 0, rows[1]?.id ?? 0] as const
    },
  )
  try {
    await withServer(
      game,
      async (server) => {
        const { folder, crew } = game
        const found = await startAtOnce({ server, folder, crew, challengeIds }, teams)
        for (const [what, value] of Object.entries(describeAtOnce(found))) say(what, value)
        const seen = await fetch(`http://127.0.0.1:${engine.port}/seen`)
        say('the engine', await seen.text())
      },
      {
        HALYARD_INSTANCES: 'docker',
        HALYARD_RATE_LIMITS: 'off',
        DOCKER_HOST: `tcp://127.0.0.1:${engine.port}`,
      },
    )
  } finally {
    engine.stop()
  }
}

async function main(options: Options): Promise<void> {
  if (options.atOnce !== undefined) return atOnce(options.atOnce)
  const game = copyOf(10, 20)
  const service = await helper('service')
  const relay = await helper('bare-relay', String(service.port))
  const ids = await insertInstances(game.folder, service.port)
  try {
    await withServer(
      game,
      async (server) => {
        const through = (path: string) => () => openWebSocket(server.port, `/api/proxy/${path}`)
        if (options.capture !== undefined) {
          const [player] = game.crew.players
          const cookie = `halyard_session=${player?.token}`
          const needs = { server, open: through(ids.captured), files: ids.files, cookie }
          for (const { what, seconds, megabytes, most } of await largeCapture(
            needs,
            options.capture,
          ))
            say(
              `a capture: ${what}`,
              `${megabytes.toFixed(0)} MB in ${seconds.toFixed(1)} s; memory up to ${most.toFixed(0)} MB`,
            )
          return
        }
        const ways = {
          'no relay': () => openTcp(service.port),
          'a bare Node relay': () => openTcp(relay.port),
          'the proxy': through(ids.plain),
        }
        await idleConnections(server, through(`noinst/${ids.test}`))
        await latency(ways)
        const tunnel = await openTunnel(server.url, ids.plain)
        const all = {
          ...ways,
          'the proxy, captured': through(ids.captured),
          'halyard tunnel and the proxy': () => openTcp(tunnel.port),
        }
        await throughput(server, all, options).finally(tunnel.stop)
      },
      // Of its real size only where it is what is measured.
      options.capture === undefined ? { HALYARD_CAPTURE_SIZE: '100000' } : {},
    )
  } finally {
    relay.stop()
    service.stop()
  }
  const { image, imagePort } = options
  if (image !== undefined) await starts(image, imagePort)
}

/** The time of a start on Docker, as DOCKER_HOST finds it, beside that of `docker run`. */
async function starts(image: string, port: number): Promise<void> {
  const game = copyOf(10, 20)
  const ids = await withDatabase({ folder: game.folder, url: undefined }, async (client) => {
    await client.query('update games set container_count_limit = 0')
    const { rows } = await client.query<{ id: number }>(
      `update challenges set type = 'StaticContainer', container_image = $1, expose_port = $2, is_enabled = true
       where id in (select id from challenges order by id limit $3) returning id`,
      [image, port, STARTS],
    )
    return rows.map(({ id }) => id)
  })
  await withServer(
    game,
    async (server) => {
      const times = await startTimes(server, game.crew, image, { ids, port })
      const { docker, published, ours } = times
      say('docker run', `${docker.toFixed(0)} ms`)
      say('docker run, its port published', `${published.toFixed(0)} ms`)
      say(
        'a start, until its port is open',
        `${ours.toFixed(0)} ms, ${(ours - docker).toFixed(0)} and ${(ours - published).toFixed(0)} more`,
      )
    },
    { HALYARD_INSTANCES: 'docker', HALYARD_RATE_LIMITS: 'off' },
  )
}

await new Command()
  .description(
    'Measures the proxy and the tunnel beside a bare relay, and starts beside docker run.',
  )
  .option('--image <name>', 'an image that Docker has; without one, starts are not measured')
  .option('--image-port <number>', 'the port it listens on', Number, 8000)
  .option('--megabytes <number>', 'how much goes through in each round', Number, 500)
  .option('--rounds <number>', 'how often', Number, 5)
  .option('--capture <megabytes>', 'only a large capture: sent, compressed and downloaded', Number)
  .option('--at-once <teams>', 'only starts, one of each team in the same moment', Number)
  .action(main)
  .parseAsync()
