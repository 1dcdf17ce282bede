import { randomInt } from 'node:crypto'
import { Book } from '#book/book.ts'
import { Halted } from '#book/halt.ts'
import { scenarios } from '#groups/all.ts'
import { type Scene } from '#http/actor.ts'
import { readAnswer, textOf } from '#http/answer.ts'
import { Server } from '#http/server.ts'
import type { Makers } from '#world/accounts.ts'
import { makeCast } from '#world/cast.ts'
import { Cleanup } from '#world/cleanup.ts'
import { logIn } from '#world/credentials.ts'
import { Member } from '#world/member.ts'
import { settingsOperations } from '#world/settings.ts'
import type { Options, Scenario, Stage } from '#world/stage.ts'

export type RunOptions = Options & {
  baseUrl: string
  adminName: string
  adminPassword: string
  /** Groups to play; all when empty. */
  only: readonly string[]
  signal: AbortSignal
  /** Told what is played now. */
  onScenario: (scenario: Scenario) => void
}

export type Run = { server: Server; book: Book; startedAtMs: number; durationMs: number }

/** The server could not be talked to, or the admin not be logged in: nothing was tried. */
export class StartError extends Error {}

/** Plays the suite and removes what it made, also after an interruption. */
export async function run(options: RunOptions): Promise<Run> {
  const startedAtMs = Date.now()
  const server = new Server(options.baseUrl, options.signal)
  const book = new Book()
  const cleanup = new Cleanup()
  const forbidden = new Set(options.changeSettings ? [] : settingsOperations)
  for (const id of forbidden) book.untried(id, 'ask with --change-settings')
  const unknownRoute = await probeUnknownRoute(options)
  const scene: Scene = { server, book, forbidden, unknownRoute }
  const admin = await loggedInAdmin(scene, options)
  const makers: Makers = { ...scene, admin, cleanup, prefix: newPrefix() }
  try {
    const stage: Stage = { ...makers, ...(await makeCast(makers)), options }
    await playAll(stage, options)
  } catch (error) {
    if (!options.signal.aborted) book.halts.push(haltOf('cast', 'accounts and teams', error))
  } finally {
    server.goOnRegardless()
    book.leftBehind.push(...(await cleanup.run()))
  }
  return { server, book, startedAtMs, durationMs: Date.now() - startedAtMs }
}

async function playAll(stage: Stage, { only, signal, onScenario }: RunOptions): Promise<void> {
  for (const scenario of scenarios) {
    if (only.length > 0 && !only.includes(scenario.group)) continue
    if (signal.aborted) return
    onScenario(scenario)
    try {
      await scenario.play(stage)
    } catch (error) {
      if (signal.aborted) return
      stage.book.halts.push(haltOf(scenario.group, scenario.title, error))
    }
  }
}

const haltOf = (group: string, scenario: string, error: unknown) => ({
  group,
  scenario,
  reason: error instanceof Error ? error.message : String(error),
  expected: error instanceof Halted && error.expected,
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

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
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
