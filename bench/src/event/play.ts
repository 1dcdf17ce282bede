// The course of an event: who does what, and when.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Crew } from '../fill.ts'
import { cutCrew } from './cut.ts'
import { startGenerators } from './generators.ts'
import type { Effort } from './generators.ts'
import { Organiser } from './organiser.ts'
import type { Account } from './organiser.ts'
import type { Plan } from './plan.ts'
import { startReceivers } from './receivers.ts'
import type { Announced } from './receivers.ts'
import type { Order } from './share.ts'
import type { Answers } from './tally.ts'

/** What an event came to. */
export interface Course {
  readonly parts: ReadonlyMap<string, Answers>
  /** Solves that were acknowledged: team and challenge. */
  readonly acknowledged: ReadonlySet<string>
  /** From the start of the game until the page of each player had all of it, milliseconds. */
  readonly openedMs: readonly number[]
  readonly instancesUsed: number
  /** What webhooks brought. */
  readonly announced: readonly Announced[]
  /** Of those who played it. */
  readonly effort: Effort
}

const BLOODS = ['firstBlood', 'secondBlood', 'thirdBlood']
const SOLVES = [...BLOODS, 'solve']
/** In so many seconds most challenges get their first three solves, of which everybody hears. */
const FIRST_SOLVES_SECONDS = 15
/** Who comes last has the page by the start. */
const READY_SECONDS = 8
/** The last changes are on every scoreboard by then. */
const SETTLE_MS = 4000

interface Setting {
  readonly url: string
  readonly crew: Crew
  readonly organiser: Account
  readonly plan: Plan
  readonly say: (text: string) => void
  /** Called after each part. @param effort of those who play */
  readonly onPart: (name: string, effort: Effort) => Promise<void>
}

/** Plays an event against a deployment. */
export async function playEvent({ url, crew, plan, say, ...setting }: Setting): Promise<Course> {
  const { gameId, challenges } = crew
  const organiser = new Organiser(url)
  await organiser.logIn(setting.organiser)
  const serviceId = await organiser.addService(gameId)
  const files = await Promise.all(
    challenges.slice(0, 5).map(({ id }) => organiser.addFile(gameId, id)),
  )
  const receivers = await startReceivers()
  for (let index = 0; index < plan.webhooks; index += 1)
    await organiser.addWebhook(gameId, receivers.urlOf(index), index === 0 ? BLOODS : SOLVES)
  const divisionId = await organiser.firstDivision(gameId)
  const teamCount = new Set(crew.players.map(({ teamId }) => teamId)).size
  const common = { url, gameId, challenges, plan, teamCount, divisionId, serviceId, files }
  const cuts = cutCrew(crew, plan, plan.generators)
  const generators = startGenerators(cuts.map((cut) => ({ ...common, cut })))

  const parts = new Map<string, Answers>()
  const acknowledged = new Set<string>()
  const openedMs: number[] = []
  let instancesUsed = 0
  const part = async (name: string, order: Order) => {
    say(name)
    const outcome = await generators.play(order)
    parts.set(name, outcome.answers)
    for (const pair of outcome.acknowledged) acknowledged.add(pair)
    openedMs.push(...outcome.openedMs)
    instancesUsed += outcome.instancesUsed
    await setting.onPart(name, generators.effort())
  }
  try {
    await part('registration rush', { kind: 'register' })
    const startMs = Date.now() + (plan.arriveSeconds + READY_SECONDS) * 1000
    await organiser.moveStart(gameId, startMs)
    await part('arrival', { kind: 'arrive' })
    await part('opening rush', { kind: 'open', startMs })
    const firstSeconds = Math.min(FIRST_SOLVES_SECONDS, plan.steadySeconds)
    await part(`${plan.rate} flags a second, most challenges solved for the first time`, {
      kind: 'play',
      seconds: firstSeconds,
    })
    const seconds = plan.steadySeconds - firstSeconds
    if (seconds > 0) await part(`${plan.rate} flags a second`, { kind: 'play', seconds })
    await part(`bursts of ${plan.burstRate} flags a second`, { kind: 'burst' })
    await part('instances', { kind: 'instances' })
    await generators.play({ kind: 'leave' })
    await sleep(SETTLE_MS)
    const effort = generators.effort()
    const { announced } = receivers
    return { parts, acknowledged, openedMs, instancesUsed, announced, effort }
  } finally {
    generators.stop()
    await receivers.stop()
  }
}
