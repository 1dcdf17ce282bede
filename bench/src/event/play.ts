// The course of an event: who does what, and when.
import { setTimeout as sleep } from 'node:timers/promises'
import { beginEvenly } from '../evenly.ts'
import type { Crew } from '../fill.ts'
import { seeded } from '../seeded.ts'
import { addressOf, Browser } from './browser.ts'
import { Organiser } from './organiser.ts'
import type { Account } from './organiser.ts'
import { Player } from './player.ts'
import { startReceivers } from './receivers.ts'
import type { Announced } from './receivers.ts'
import { createTally } from './tally.ts'
import type { Tally } from './tally.ts'

export interface Plan {
  readonly registrations: number
  readonly walls: number
  readonly instances: number
  /** Receivers of what happens; the first gets bloods alone, all others every solve, too. */
  readonly webhooks: number
  /** Flags a second: always, and in bursts. */
  readonly rate: number
  readonly burstRate: number
  /** Seconds of each part. */
  readonly registerSeconds: number
  readonly arriveSeconds: number
  readonly steadySeconds: number
  readonly burstSeconds: number
}

/** What an event came to. */
export interface Course {
  readonly parts: ReadonlyMap<string, Tally>
  /** Solves that were acknowledged: team and challenge. */
  readonly acknowledged: ReadonlySet<string>
  /** From the start of the game until the page of each player had all of it, milliseconds. */
  readonly openedMs: readonly number[]
  readonly instancesUsed: number
  /** What webhooks brought. */
  readonly announced: readonly Announced[]
}

/** Of those who come before the start: the browser holds no file of the client yet. */
const FIRST_VISITS = 0.25
/** One right flag in so many is handed in by two members of the team in the same moment. */
const TWICE_EVERY = 10
const BURSTS = 3
const BLOODS = ['firstBlood', 'secondBlood', 'thirdBlood']
const SOLVES = [...BLOODS, 'solve']
const BETWEEN_BURSTS_MS = 5000
/** A player looks at a challenge for so long, and then at another one. */
const LOOKS_SECONDS = 30
/** One look in so many is a download. */
const DOWNLOAD_EVERY = 20
const INSTANCE_LASTS_MS = 12_000
const INSTANCES_PER_SECOND = 4
const OPENING_SECONDS = 10
/** In so many seconds most challenges get their first three solves, of which everybody hears. */
const FIRST_SOLVES_SECONDS = 15
/** The last changes are on every scoreboard by then. */
const SETTLE_MS = 4000

interface Setting {
  readonly url: string
  readonly crew: Crew
  readonly organiser: Account
  readonly plan: Plan
  readonly say: (text: string) => void
  /** Called after each part. */
  readonly onPart: (name: string) => Promise<void>
}

/** Plays an event against a deployment. */
export async function playEvent({ url, crew, plan, say, ...setting }: Setting): Promise<Course> {
  const { gameId, challenges } = crew
  const parts = new Map<string, Tally>()
  let tally = createTally()
  const random = seeded(crew.players.length)
  const acknowledged = new Set<string>()
  const pending: Promise<unknown>[] = []
  const part = async (name: string, work: () => Promise<unknown>) => {
    say(name)
    tally = createTally()
    parts.set(name, tally)
    await work()
    await Promise.all(pending.splice(0))
    await setting.onPart(name)
  }
  const visitor = (number: number, token?: string) =>
    new Browser(url, { address: addressOf(number), ...(token && { token }) }, () => tally)
  const spread = async (
    count: number,
    seconds: number,
    act: (index: number) => Promise<unknown>,
  ) => {
    pending.push(...(await beginEvenly(count, seconds, act)))
  }

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
  const players = crew.players.map(({ token, teamId }, index) => ({
    teamId,
    player: new Player(visitor(index + 1, token), { gameId, teamCount }),
  }))
  const teams = Map.groupBy(players, ({ teamId }) => teamId)
  const wallBrowsers = Array.from({ length: plan.walls }, (_, index) =>
    visitor(60_000 + index, crew.players[index]?.token),
  )
  const walls = wallBrowsers.map((browser) => new Player(browser, { gameId, teamCount }))
  const someone = () => players[Math.floor(random() * players.length)]

  const register = (index: number) => {
    const name = `late${Date.now().toString(36)}${index}`
    return registerTeam(visitor(70_000 + index), { gameId, divisionId, name })
  }
  await part('registration rush', () => spread(plan.registrations, plan.registerSeconds, register))

  const startMs = Date.now() + (plan.arriveSeconds + 8) * 1000
  await organiser.moveStart(gameId, startMs)
  await part('arrival', () =>
    spread(players.length, plan.arriveSeconds, async (index) => {
      await players[index]?.player.arrive({ isFirst: random() < FIRST_VISITS })
    }),
  )

  const openedMs: number[] = []
  await sleep(Math.max(0, startMs - Date.now()))
  await part('opening rush', async () => {
    const beganAt = performance.now()
    await Promise.all([
      // Pages read the clock of the server: all of them see the start within the same second.
      spread(players.length, 1, async (index) => {
        const one = players[index]?.player
        await one?.start()
        openedMs.push(performance.now() - beganAt)
        await one?.open(challenges[Math.floor(random() * challenges.length)]?.id ?? 0)
      }),
      ...walls.map((wall) => wall.watchBoard()),
      sleep(OPENING_SECONDS * 1000),
    ])
  })

  const open = rightFlags(crew, random)
  const handIn = async (isRight: boolean) => {
    const next = isRight ? open.next().value : undefined
    if (!next) {
      const { id } = challenges[Math.floor(random() * challenges.length)] ?? { id: 0 }
      await someone()?.player.submit(id, `flag{no ${random()}}`)
      return
    }
    const { challengeId, flag, teamId } = next
    const team = teams.get(teamId) ?? []
    const hands = random() < 1 / TWICE_EVERY ? team.slice(0, 2) : team.slice(0, 1)
    const taken = await Promise.all(hands.map(({ player }) => player.submit(challengeId, flag)))
    if (taken.includes(true)) acknowledged.add(`${teamId} ${challengeId}`)
  }
  const flags = (rate: number, seconds: number) =>
    spread(rate * seconds, seconds, (index) => handIn(index % 2 === 0))
  const looks = (seconds: number) =>
    spread(Math.ceil((players.length / LOOKS_SECONDS) * seconds), seconds, async (index) => {
      const one = someone()?.player
      if (index % DOWNLOAD_EVERY === 0) await one?.download(files[index % files.length] ?? '')
      else await one?.open(challenges[Math.floor(random() * challenges.length)]?.id ?? 0)
    })

  const play = (seconds: number) => Promise.all([flags(plan.rate, seconds), looks(seconds)])
  const firstSeconds = Math.min(FIRST_SOLVES_SECONDS, plan.steadySeconds)
  await part(`${plan.rate} flags a second, most challenges solved for the first time`, () =>
    play(firstSeconds),
  )
  await part(`${plan.rate} flags a second`, () => play(plan.steadySeconds - firstSeconds))
  await part(`bursts of ${plan.burstRate} flags a second`, async () => {
    for (let burst = 0; burst < BURSTS; burst += 1) {
      await flags(plan.burstRate, plan.burstSeconds)
      await sleep(BETWEEN_BURSTS_MS)
    }
  })
  let instancesUsed = 0
  await part('instances', () => {
    const captains = [...teams.values()].map(([captain]) => captain?.player)
    const starts = Math.min(plan.instances, captains.length)
    return spread(starts, starts / INSTANCES_PER_SECOND, async (index) => {
      const isUsed = await captains[index]?.useInstance(serviceId, INSTANCE_LASTS_MS)
      if (isUsed) instancesUsed += 1
    })
  })
  for (const one of [...players.map(({ player }) => player), ...walls]) one.leave()
  await sleep(SETTLE_MS)
  await receivers.stop()
  return { parts, acknowledged, openedMs, instancesUsed, announced: receivers.announced }
}

/** Registers, makes a team and joins the game, as a newcomer does. */
async function registerTeam(
  browser: Browser,
  { gameId, divisionId, name }: { gameId: number; divisionId: number | undefined; name: string },
): Promise<void> {
  const post = { method: 'POST' } as const
  await browser.ask('page', '/account/register')
  const account = { userName: name, password: 'Anchor-4-Weigh', email: `${name}@example.org` }
  await browser.ask('register', '/api/account/register', { ...post, body: account })
  const made = await browser.ask('createTeam', '/api/team', { ...post, body: { name, bio: null } })
  const teamId: unknown = made.status === '200' ? JSON.parse(made.text)?.id : 0
  await browser.ask('joinGame', `/api/game/${gameId}`, { ...post, body: { teamId, divisionId } })
  browser.close()
}

/** Each team and challenge once, in an order of chance: the first solves of all challenges come early, as in a real game. */
function* rightFlags({ players, challenges }: Crew, random: () => number) {
  const teams = [...new Set(players.map(({ teamId }) => teamId))]
  const pairs = teams.flatMap((teamId) =>
    challenges.map(({ id, flag }) => ({ teamId, challengeId: id, flag, key: random() })),
  )
  yield* pairs.toSorted((one, two) => one.key - two.key)
}
