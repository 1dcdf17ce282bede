// A whole event against a deployment, with the requests that browsers send. Exit code 1 when an acknowledged solve is lost or doubled,
// or a visitor met a failure of the server.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { ADMINISTRATOR } from './src/database.ts'
import { makeCrew } from './src/event/crew.ts'
import { watchCosts } from './src/event/costs.ts'
import { deploy } from './src/event/deployment.ts'
import type { Deployment } from './src/event/deployment.ts'
import { playEvent } from './src/event/play.ts'
import type { Course } from './src/event/play.ts'
import { generatorsFor } from './src/event/plan.ts'
import type { Plan } from './src/event/plan.ts'
import { renderCourse } from './src/event/report.ts'
import { boardOf, isWhole, judge } from './src/event/verdict.ts'
import type { Verdict } from './src/event/verdict.ts'
import type { Crew } from './src/fill.ts'

interface Options extends Plan {
  readonly teams: number
  readonly players: number
  readonly challenges: number
  readonly processes: number
  readonly port: number
  readonly url?: string
  readonly crew?: string
  readonly admin: string
  readonly password: string
}

type Given = Omit<Options, 'generators'> & { readonly generators?: number }

const count = (text: string): number => {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  throw new InvalidArgumentError('Not a whole number from 0.')
}

const positive = (text: string): number => {
  if (count(text) > 0) return count(text)
  throw new InvalidArgumentError('Not a whole number from 1.')
}

const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`)

/** Against a deployment of one's own, which is taken away afterwards. */
async function playOwn(options: Options): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-event-'))
  try {
    say(`making ${options.teams} teams with ${options.players} players`)
    const crew = await makeCrew({ folder, url: undefined }, options, join(folder, 'crew.json'))
    const { course, board, used } = await playOn(await deploy(folder, options), crew, options)
    say('building the scoreboard from all facts')
    const again = await deploy(folder, { ...options, processes: 1 })
    const isRebuild = (await boardOf(again.url, crew.gameId)) === board
    await again.stop()
    const verdict = judge(board, course.acknowledged)
    report(options, course, verdict)
    console.log(
      `- scoreboard equals one built from all facts after a restart: ${isRebuild ? 'yes' : 'NO'}${used}`,
    )
    return isRebuild && isWhole(course.parts, verdict)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function playOn(deployment: Deployment, crew: Crew, plan: Plan) {
  try {
    const costs = await watchCosts(deployment)
    const setting = { ...deployment, crew, organiser: ADMINISTRATOR, plan, say }
    const course = await playEvent({ ...setting, onPart: costs.note })
    return { course, used: costs.render(), board: await boardOf(deployment.url, crew.gameId) }
  } finally {
    await deployment.stop()
  }
}

/** Against one that runs already. */
async function playThere(url: string, options: Options): Promise<boolean> {
  const crew: Crew = JSON.parse(readFileSync(options.crew ?? '', 'utf8'))
  const organiser = { name: options.admin, password: options.password }
  const course = await playEvent({
    url,
    crew,
    organiser,
    plan: options,
    say,
    onPart: async () => undefined,
  })
  const verdict = judge(await boardOf(url, crew.gameId), course.acknowledged)
  report(options, course, verdict)
  return isWhole(course.parts, verdict)
}

function report(options: Options, course: Course, verdict: Verdict): void {
  const { effort } = course
  console.log(renderCourse(course))
  console.log(`
- acknowledged solves: ${course.acknowledged.size}, on the scoreboard: ${verdict.solves}, lost: ${verdict.lost}, doubled: ${verdict.doubled}
- load generators: ${options.generators}, ${effort.megabytes.toFixed(0)} MB, event loop at most ${effort.lateMs.toFixed(0)} ms late at the 99th percentile; load average of the machine ${loadavg()[0]?.toFixed(1)}
- ${options.registrations} registrations, ${options.walls} walls, ${course.instancesUsed} instances used`)
}

const program = new Command()
  .name('event')
  .option('--teams <count>', 'teams', count, 500)
  .option('--players <count>', 'players', count, 2000)
  .option('--challenges <count>', 'challenges', count, 60)
  .option('--registrations <count>', 'newcomers who register, each with a team', count, 200)
  .option('--register-seconds <count>', 'within so many seconds', count, 20)
  .option(
    '--arrive-seconds <count>',
    'seconds in which the players come before the start',
    count,
    90,
  )
  .option('--rate <count>', 'flags a second', count, 30)
  .option('--steady-seconds <count>', 'for so many seconds', count, 60)
  .option('--burst-rate <count>', 'flags a second in a burst', count, 200)
  .option('--burst-seconds <count>', 'length of each of three bursts', count, 5)
  .option(
    '--instances <count>',
    'teams that start an instance; the built-in engine has 50',
    count,
    40,
  )
  .option('--webhooks <count>', 'programs that are sent what happens', count, 0)
  .option(
    '--connections <count>',
    'that a proxy has to the platform at most; 0: no proxy, six of each browser',
    count,
    1024,
  )
  .option('--generators <count>', 'programs that play the players', positive)
  .option('--walls <count>', 'scoreboards on walls', count, 20)
  .option('--processes <count>', 'processes of the platform that is started', count, 2)
  .option('--port <number>', 'a free port for it', count, 8370)
  .option('--url <address>', 'a deployment that runs already, with --crew')
  .option('--crew <file>', 'its players, as `event.ts crew` writes them')
  .option('--admin <name>', 'its administrator', ADMINISTRATOR.name)
  .option('--password <password>', 'of the administrator', ADMINISTRATOR.password)
  .action(async (given: Given) => {
    const { generators = generatorsFor(given.players) } = given
    const options = { ...given, generators }
    const isFine = await (options.url === undefined
      ? playOwn(options)
      : playThere(options.url, options))
    process.exitCode = isFine ? 0 : 1
  })

program
  .command('crew <file>')
  .description(
    'writes teams with logged-in players into DATABASE_URL, for an event against that deployment',
  )
  .action(async (file: string) => {
    const url = process.env['DATABASE_URL']
    if (!url) program.error('Say which database: DATABASE_URL.')
    const folder = mkdtempSync(join(tmpdir(), 'halyard-crew-'))
    await makeCrew({ folder, url }, program.opts<Options>(), file)
    rmSync(folder, { recursive: true, force: true })
  })

await program.parseAsync()
