// What a deployment loses when one of its parts fails while flags come in: nothing that it acknowledged. Exit code 1 when it does.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import { makeCrew } from './src/event/crew.ts'
import { BUILT_IN, playOnBuiltIn } from './src/faults/built-in.ts'
import { boardOf } from './src/event/verdict.ts'
import { gather } from './src/faults/crowd.ts'
import { FAULTS } from './src/faults/list.ts'
import type { Verdict } from './src/faults/verdict.ts'
import type { Crew } from './src/fill.ts'
import { flagsOf, play } from './src/faults/traffic.ts'
import type { Outcome, Pair } from './src/faults/traffic.ts'
import { portsFrom, World } from './src/faults/world.ts'

const CHALLENGES = 60
/** How long the game has lasted: a clock that is an hour behind must not be before its start. */
const LASTED_MS = 2 * 3_600_000

/** Looks into the database, and compares the scoreboard with that of a platform that has just started. */
async function judge(world: World, gameId: number, taken: ReadonlySet<Pair>): Promise<Verdict> {
  await world.ready()
  const rows = await world.query<{ pair: Pair; times: number }>(
    `select participation_id || ' ' || challenge_id as pair, count(*)::int as times from solves where game_id = ${gameId} group by 1`,
  )
  const stored = new Set(rows.map(({ pair }) => pair))
  // A change is on the board two seconds later at most.
  await sleep(3000)
  const before = await boardOf(world.url, gameId)
  await world.stopPlatform()
  await world.startPlatform()
  return {
    lost: [...taken].filter((pair) => !stored.has(pair)).length,
    doubled: rows.filter(({ times }) => times > 1).length,
    boardIsRebuild: before === (await boardOf(world.url, gameId)),
  }
}

const counts = (statuses: Readonly<Record<string, number>>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')

interface Shown extends Outcome {
  /** Answers to the pages of the players; undefined where nobody else has the game open. */
  readonly pages?: Readonly<Record<string, number>>
}

function say({ what }: { what: string }, outcome: Shown, load: number): void {
  const { sent, acknowledged, statuses, reads, pages, medianMs, p99Ms, longestSilenceMs } = outcome
  console.log(`
## ${what}

- flags: ${sent} sent, ${acknowledged.length} acknowledged (${counts(statuses)}); median ${medianMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms
- longest time without an acknowledgement: ${(longestSilenceMs / 1000).toFixed(1)} s
- reads of the scoreboard: ${counts(reads)}${pages ? `\n- reads of the players' pages: ${counts(pages)}` : ''}
- load average of the machine: ${load.toFixed(1)}`)
}

const sayVerdict = ({ lost, doubled, boardIsRebuild }: Verdict): void =>
  console.log(
    `- acknowledged solves lost: ${lost}; duplicates: ${doubled}; scoreboard equals a rebuild: ${boardIsRebuild ? 'yes' : 'NO'}`,
  )

const parseCount = (text: string): number => {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new InvalidArgumentError('Not a whole number above 0.')
}

const NAMES = [...Object.keys(FAULTS), 'built-in']

interface Options {
  readonly teams: number
  readonly players: number
  readonly rate: number
  readonly port: number
  readonly together?: true
}

/** Whether a fault can be made on a platform that runs already. */
const needsNoOwn = (name: string): boolean =>
  FAULTS[name] !== undefined && !FAULTS[name].environment

async function run(wanted: readonly string[], options: Options): Promise<void> {
  const names = wanted.length > 0 ? wanted : NAMES
  for (const name of names)
    if (!NAMES.includes(name)) throw new Error(`There is no fault "${name}": ${NAMES.join(', ')}.`)
  const shared = options.together ? names.filter(needsNoOwn) : names
  const isWhole = await runInWorld(shared, options)
  if (options.together || !names.includes('built-in')) {
    process.exitCode = isWhole ? 0 : 1
    return
  }
  const { outcome, verdict } = await playOnBuiltIn(options.rate, options.port)
  say(BUILT_IN, outcome, loadavg()[0] ?? 0)
  sayVerdict(verdict)
  process.exitCode = isWhole && isFine(verdict) ? 0 : 1
}

const isFine = ({ lost, doubled, boardIsRebuild }: Verdict): boolean =>
  lost === 0 && doubled === 0 && boardIsRebuild

/** All faults but the one of the built-in database share one deployment. */
async function runInWorld(
  names: readonly string[],
  { teams, players, rate, port, together }: Options,
): Promise<boolean> {
  if (names.every((name) => name === 'built-in')) return true
  const world = new World(portsFrom(port))
  let isWhole = true
  try {
    await world.start()
    const crew = await makeCrew(
      { folder: world.folder, url: world.databaseUrl },
      { teams, players, challenges: CHALLENGES, startsInMs: -LASTED_MS },
      join(world.folder, 'crew.json'),
    )
    const flags = flagsOf(crew)
    const taken = new Set<Pair>()
    if (together) return await meetAll(world, crew, { names, rate })
    for (const name of names) {
      const fault = FAULTS[name]
      if (!fault) continue
      if (name === 'engine') world.engine.start()
      await world.startPlatform(fault.environment?.(world))
      const crowd = await gather(world.url, crew)
      const [outcome] = await Promise.all([
        play(world.url, crew.gameId, flags, { rate: fault.rate ?? rate, seconds: fault.seconds }),
        fault.happens(world),
      ])
      const pages = await crowd.statuses()
      crowd.leave()
      for (const pair of outcome.acknowledged) taken.add(pair)
      const load = loadavg()[0] ?? 0
      const verdict = await judge(world, crew.gameId, taken)
      say(fault, { ...outcome, pages }, load)
      sayVerdict(verdict)
      isWhole &&= isFine(verdict)
      await world.stopPlatform()
    }
  } finally {
    await world.remove()
  }
  return isWhole
}

/** One fault after the other in a game that nobody leaves; what was lost is looked for at the end. */
async function meetAll(
  world: World,
  crew: Crew,
  { names, rate }: { names: readonly string[]; rate: number },
): Promise<boolean> {
  const flags = flagsOf(crew)
  const taken = new Set<Pair>()
  await world.startPlatform()
  const crowd = await gather(world.url, crew)
  for (const name of names) {
    const fault = FAULTS[name]
    if (!fault) continue
    const [outcome] = await Promise.all([
      play(world.url, crew.gameId, flags, { rate: fault.rate ?? rate, seconds: fault.seconds }),
      fault.happens(world),
    ])
    for (const pair of outcome.acknowledged) taken.add(pair)
    await world.ready()
    say(fault, { ...outcome, pages: await crowd.statuses() }, loadavg()[0] ?? 0)
  }
  crowd.leave()
  const verdict = await judge(world, crew.gameId, taken)
  console.log(`
## Afterwards: ${taken.size} acknowledged solves of ${crew.players.length} players
`)
  sayVerdict(verdict)
  return isFine(verdict)
}

await new Command()
  .name('faults')
  .argument('[faults...]', `which: ${NAMES.join(', ')}; all`)
  .option('--teams <number>', 'teams', parseCount, 500)
  .option('--players <number>', 'players who have the game open', parseCount, 2000)
  .option('--rate <number>', 'flags a second', parseCount, 30)
  .option('--port <number>', 'first of six free ports', parseCount, 8360)
  .option(
    '--together',
    'one after the other in a game that nobody leaves, looked at once at the end; without those that need a platform of their own',
  )
  .action(run)
  .parseAsync()
