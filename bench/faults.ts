// What a deployment loses when one of its parts fails while flags come in: nothing that it acknowledged. Exit code 1 when it does.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError } from 'commander'
import type { Crew } from './src/fill.ts'
import { flagsOf, play } from './src/faults/traffic.ts'
import type { Outcome, Pair } from './src/faults/traffic.ts'
import { portsFrom, World } from './src/faults/world.ts'

const MAKE_GAME = fileURLToPath(new URL('make-game.ts', import.meta.url))
const SIZE = { teams: 200, challenges: 60 }

interface Fault {
  readonly what: string
  /** Of traffic, seconds. */
  readonly seconds: number
  /** Flags a second, where it is not the usual number. */
  readonly rate?: number
  readonly happens: (world: World) => Promise<void>
}

const FAULTS: Readonly<Record<string, Fault>> = {
  process: {
    what: 'one of three processes is killed (SIGKILL)',
    seconds: 12,
    async happens(world) {
      await sleep(4000)
      world.killProcess()
    },
  },
  killed: {
    what: 'PostgreSQL is killed (SIGKILL) and started again',
    seconds: 15,
    async happens(world) {
      await sleep(4000)
      world.killDatabase()
      await sleep(1000)
      world.startDatabase()
    },
  },
  absent: {
    what: 'PostgreSQL is absent for 30 s',
    seconds: 45,
    async happens(world) {
      await sleep(4000)
      world.stopDatabase()
      await sleep(30_000)
      world.startDatabase()
    },
  },
  objects: {
    what: 'the object store is gone for 8 s',
    seconds: 15,
    async happens(world) {
      await sleep(4000)
      world.killObjects()
      await sleep(8000)
      world.startObjects()
    },
  },
  slow: {
    what: 'every answer of the database takes 2 s longer, for 8 s',
    seconds: 16,
    async happens(world) {
      await sleep(4000)
      await world.slowDatabase(2000)
      await sleep(8000)
      await world.slowDatabase(0)
    },
  },
  disk: {
    what: 'the disk of the database is full for 8 s',
    seconds: 16,
    async happens(world) {
      await sleep(4000)
      const empty = world.fillDisk()
      await sleep(8000)
      empty()
    },
  },
  stop: {
    what: 'the platform is stopped (SIGTERM) with 300 flags in flight',
    seconds: 1,
    rate: 300,
    async happens(world) {
      await world.slowDatabase(300)
      await sleep(1000)
      const code = await world.stopPlatform()
      await world.slowDatabase(0)
      if (code !== 0) throw new Error(`the platform ended with ${String(code)}`)
      await world.startPlatform()
    },
  },
}

interface Verdict {
  readonly lost: number
  readonly doubled: number
  readonly boardIsRebuild: boolean
}

const boardOf = async (world: World, gameId: number) =>
  (await (await fetch(`${world.url}/api/game/${gameId}/scoreboard`)).text()).replace(
    /"updateTimeUtc":\d+/,
    '',
  )

/** Looks into the database, and compares the scoreboard with that of a platform that has just started. */
async function judge(world: World, gameId: number, taken: ReadonlySet<Pair>): Promise<Verdict> {
  await world.ready()
  const rows = await world.query<{ pair: Pair; times: number }>(
    `select participation_id || ' ' || challenge_id as pair, count(*)::int as times from solves where game_id = ${gameId} group by 1`,
  )
  const stored = new Set(rows.map(({ pair }) => pair))
  // A change is on the board two seconds later at most.
  await sleep(3000)
  const before = await boardOf(world, gameId)
  await world.stopPlatform()
  await world.startPlatform()
  return {
    lost: [...taken].filter((pair) => !stored.has(pair)).length,
    doubled: rows.filter(({ times }) => times > 1).length,
    boardIsRebuild: before === (await boardOf(world, gameId)),
  }
}

const counts = (statuses: Readonly<Record<string, number>>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')

function say(fault: Fault, outcome: Outcome, verdict: Verdict, load: number): void {
  const { sent, acknowledged, statuses, reads, medianMs, p99Ms, longestSilenceMs } = outcome
  console.log(`
## ${fault.what}

- flags: ${sent} sent, ${acknowledged.length} acknowledged (${counts(statuses)}); median ${medianMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms
- longest time without an acknowledgement: ${(longestSilenceMs / 1000).toFixed(1)} s
- reads of the scoreboard: ${counts(reads)}
- acknowledged solves lost: ${verdict.lost}; duplicates: ${verdict.doubled}; scoreboard equals a rebuild: ${verdict.boardIsRebuild ? 'yes' : 'NO'}
- load average of the machine: ${load.toFixed(1)}`)
}

const parseCount = (text: string): number => {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new InvalidArgumentError('Not a whole number above 0.')
}

async function run(names: readonly string[], { rate, port }: { rate: number; port: number }) {
  const world = new World(portsFrom(port))
  let isWhole = true
  try {
    await world.start()
    const size = ['--teams', SIZE.teams, '--challenges', SIZE.challenges, '--solves', 0].map(String)
    execFileSync(process.execPath, [MAKE_GAME, ...size, '--data', world.folder], {
      env: { ...process.env, DATABASE_URL: world.databaseUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const crew: Crew = JSON.parse(readFileSync(join(world.folder, 'crew-1.json'), 'utf8'))
    const flags = flagsOf(crew)
    const taken = new Set<Pair>()
    await world.startPlatform()
    for (const name of names.length > 0 ? names : Object.keys(FAULTS)) {
      const fault = FAULTS[name]
      if (!fault) throw new Error(`There is no fault "${name}": ${Object.keys(FAULTS).join(', ')}.`)
      const [outcome] = await Promise.all([
        play(world.url, crew.gameId, flags, { rate: fault.rate ?? rate, seconds: fault.seconds }),
        fault.happens(world),
      ])
      for (const pair of outcome.acknowledged) taken.add(pair)
      const load = loadavg()[0] ?? 0
      const verdict = await judge(world, crew.gameId, taken)
      say(fault, outcome, verdict, load)
      if (verdict.lost > 0 || verdict.doubled > 0 || !verdict.boardIsRebuild) isWhole = false
    }
  } finally {
    await world.remove()
  }
  process.exitCode = isWhole ? 0 : 1
}

await new Command()
  .name('faults')
  .argument('[faults...]', `which: ${Object.keys(FAULTS).join(', ')}; all`)
  .option('--rate <number>', 'flags a second', parseCount, 30)
  .option('--port <number>', 'first of five free ports', parseCount, 8360)
  .action(run)
  .parseAsync()
