import { randomInt } from 'node:crypto'
import { Findings } from '#findings/findings.ts'
import { Halted } from '#findings/halt.ts'
import { scenarios } from '#groups/all.ts'
import { journeyGroup, journeys } from '#groups/journeys/all.ts'
import type { Trip } from '#groups/journeys/trip.ts'
import { Actor, type Scene } from '#http/actor.ts'
import { readAnswer, textOf } from '#http/answer.ts'
import { causeOf } from '#http/reachable.ts'
import { Server } from '#http/server.ts'
import type { Makers } from '#world/accounts.ts'
import { makeParticipants } from '#world/participants.ts'
import { Cleanup, type Leftover } from '#world/cleanup.ts'
import { publicSettings } from '#world/public-settings.ts'
import { logIn } from '#world/credentials.ts'
import { liveOnce } from '#world/life.ts'
import { usualManners } from '#world/manners.ts'
import { Member } from '#world/member.ts'
import { settingsOperations } from '#world/settings.ts'
import type { Options, Scenario, World } from '#world/world.ts'
import { playInTurn } from './in-turn.ts'

export type RunOptions = Options & {
  baseUrl: string
  adminName: string
  adminPassword: string
  /** Groups to play; all when empty. */
  only: readonly string[]
  signal: AbortSignal
  /** Called with what is played now. */
  onScenario: (title: Title) => void
  /** Called with what the server did not let the suite undo, before everything else is made. */
  onLeftover: (leftover: Leftover) => void
}

type Title = Pick<Scenario, 'group' | 'title'>

export type Run = {
  server: Server
  findings: Findings
  startedAtMs: number
  durationMs: number
  /** Why not everything was played that was asked for. */
  cutShort?: string
}

/** The server could not be talked to, or the admin not be logged in: nothing was tried. */
export class StartError extends Error {}

/** Plays the suite and removes what it made, also after an interruption. */
export async function run(options: RunOptions): Promise<Run> {
  const startedAtMs = Date.now()
  const server = new Server(options.baseUrl, options.signal)
  const findings = new Findings()
  const cleanup = new Cleanup()
  const forbidden = new Set(options.changeSettings ? [] : settingsOperations)
  for (const id of forbidden) findings.untried(id, 'ask with --change-settings')
  const unknownRoute = await probeUnknownRoute(options)
  const scene: Scene = { server, findings, forbidden, unknownRoute }
  const admin = await loggedInAdmin(scene, options)
  const anonymous = new Actor(scene, 'anonymous')
  const manners = usualManners()
  const makers: Makers = { ...scene, admin, anonymous, cleanup, manners, prefix: newPrefix() }
  const look = await publicSettings(makers)
  let cutShort: string | undefined
  const isWanted = (group: string) => options.only.length === 0 || options.only.includes(group)
  try {
    const wanted = scenarios.filter(({ group }) => isWanted(group))
    if (wanted.length > 0) {
      await played(
        makers,
        { group: 'life', title: 'made, started, deleted' },
        options,
        async () => {
          for (const leftover of await liveOnce(makers)) {
            findings.leftBehind.push(leftover)
            options.onLeftover(leftover)
          }
        },
      )
    }
    if (isWanted(journeyGroup)) await playJourneys(makers, options)
    if (wanted.length > 0) await playScenarios(makers, wanted, options)
  } finally {
    cutShort = options.signal.aborted ? 'interrupted' : (server.lockedOut ?? server.limited)
    server.continueOnErrors()
    findings.leftBehind.push(...(await cleanup.run()), ...(await look.changes()))
  }
  return { server, findings, startedAtMs, durationMs: Date.now() - startedAtMs, cutShort }
}

async function playJourneys(makers: Makers, options: RunOptions): Promise<void> {
  const trip: Trip = { ...makers }
  const { findings } = makers
  for (const { name, play } of journeys) {
    findings.journey = name
    await played(trip, { group: journeyGroup, title: name }, options, () => play(trip))
  }
  findings.journey = undefined
}

async function playScenarios(makers: Makers, wanted: readonly Scenario[], options: RunOptions) {
  const participants = { group: 'cast', title: 'accounts and teams' }
  let world: World | undefined
  await played(makers, participants, options, async () => {
    world = { ...makers, ...(await makeParticipants(makers)), options }
  })
  if (!world) return
  const set = world
  const { server } = makers
  const turns = wanted.map(({ play, isApart, ...title }) => ({
    isApart,
    play: () => played(makers, title, options, () => play(set)),
  }))
  await playInTurn(
    turns,
    (onPause) => (server.onPause = onPause),
    () => options.signal.aborted || server.lockedOut !== undefined,
  )
}

/** Plays one story; how it ended early is noted, and ends nothing else. */
async function played(
  { findings }: Makers,
  { group, title }: Title,
  { signal, onScenario }: RunOptions,
  play: () => Promise<void>,
): Promise<void> {
  if (signal.aborted) return
  onScenario({ group, title })
  try {
    await play()
  } catch (error) {
    if (!signal.aborted) findings.halts.push(haltOf(group, title, error))
  }
}

const haltOf = (group: string, scenario: string, error: unknown) => ({
  group,
  scenario,
  reason: error instanceof Error ? error.message : String(error),
  expected: error instanceof Halted && error.expected,
  because: error instanceof Halted ? error.because : undefined,
})

/** Six characters, so that user names with a suffix keep to fifteen. */
const newPrefix = () =>
  `c${randomInt(36 ** 5)
    .toString(36)
    .padStart(5, '0')}`

async function probeUnknownRoute({ baseUrl, signal }: RunOptions) {
  try {
    const url = new URL('/api/conformance-probe-of-no-route', baseUrl)
    const answer = await readAnswer(await fetch(url, { signal }))
    return { status: answer.status, text: textOf(answer) }
  } catch (error) {
    throw new StartError(`Cannot reach ${baseUrl}: ${causeOf(error)}`, { cause: error })
  }
}

async function loggedInAdmin(scene: Scene, { adminName, adminPassword }: RunOptions) {
  const account = { userName: adminName, password: adminPassword, email: '' }
  const admin = new Member(scene, account, 'admin')
  try {
    await logIn(scene, admin)
  } catch (error) {
    throw new StartError(`Cannot log in as ${adminName}: ${causeOf(error)}`, { cause: error })
  }
  const { role } = await admin.ok('getProfile')
  if (role !== 'Admin') throw new StartError(`${adminName} is ${role}, not Admin`)
  return admin
}
