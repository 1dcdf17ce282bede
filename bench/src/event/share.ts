// One program's share of an event: its players do what they are asked to, and it says what came of it.
import { setTimeout as sleep } from 'node:timers/promises'
import { beginEvenly, shareOf } from '../evenly.ts'
import type { Crew } from '../fill.ts'
import { seeded } from '../seeded.ts'
import { addressOf, Browser, connectionsTo } from './browser.ts'
import type { Cut } from './cut.ts'
import { registerTeam } from './newcomer.ts'
import { Player } from './player.ts'
import type { Plan } from './plan.ts'
import { rightFlags } from './right-flags.ts'
import { createTally } from './tally.ts'
import type { Answers } from './tally.ts'

/** What a program needs to play its share. */
export interface ShareSetting {
  readonly url: string
  readonly gameId: number
  readonly challenges: Crew['challenges']
  readonly cut: Cut
  readonly plan: Plan
  /** Of the whole game. */
  readonly teamCount: number
  readonly divisionId: number | undefined
  /** The challenge with a service. */
  readonly serviceId: number
  /** Paths of files that are downloaded. */
  readonly files: readonly string[]
}

/** One part of an event. */
export type Order =
  | { readonly kind: 'register' | 'arrive' | 'burst' | 'instances' | 'leave' }
  /** Opens all pages of a game that runs. */
  | { readonly kind: 'gather'; readonly seconds: number }
  /** Only says what the pages have asked since the last order. */
  | { readonly kind: 'pages' }
  | { readonly kind: 'open'; readonly startMs: number }
  | { readonly kind: 'play'; readonly seconds: number }

/** What came of a part. */
export interface Outcome {
  readonly answers: Answers
  /** Solves that were acknowledged: team and challenge. */
  readonly acknowledged: readonly string[]
  /** From the start of the game until the page of each player had all of it, milliseconds. */
  readonly openedMs: readonly number[]
  readonly instancesUsed: number
}

/** Of those who come before the start: the browser holds no file of the client yet. */
const FIRST_VISITS = 0.25
/** One right flag in so many is handed in by two members of the team in the same moment. */
const TWICE_EVERY = 10
const BURSTS = 3
const BETWEEN_BURSTS_MS = 5000
/** A player looks at a challenge for so long, and then at another one. */
const LOOKS_SECONDS = 30
/** One look in so many is a download. */
const DOWNLOAD_EVERY = 20
const INSTANCE_LASTS_MS = 12_000
const INSTANCES_PER_SECOND = 4
const OPENING_SECONDS = 10

export class Share {
  readonly #setting: ShareSetting
  readonly #random: () => number
  readonly #connections: ReturnType<typeof connectionsTo> | undefined
  readonly #players: readonly { readonly teamId: number; readonly player: Player }[]
  readonly #teams: ReadonlyMap<number, readonly Player[]>
  readonly #walls: readonly Player[]
  readonly #open: ReturnType<typeof rightFlags>
  readonly #pending: Promise<unknown>[] = []
  #tally = createTally()
  #acknowledged: string[] = []
  #openedMs: number[] = []
  #instancesUsed = 0

  constructor(setting: ShareSetting) {
    const { url, gameId, teamCount, cut, plan, challenges } = setting
    this.#setting = setting
    this.#random = seeded(cut.players.length + cut.part.index)
    if (plan.connections > 0)
      this.#connections = connectionsTo(url, Math.ceil(plan.connections / cut.part.of))
    const playerOf = (number: number, token: string) =>
      new Player(this.#visitor(number, token), { gameId, teamCount })
    this.#players = cut.players.map(({ number, token, teamId }) => ({
      teamId,
      player: playerOf(number, token),
    }))
    this.#teams = new Map(
      Array.from(
        Map.groupBy(this.#players, ({ teamId }) => teamId),
        ([teamId, members]) => [teamId, members.map(({ player }) => player)],
      ),
    )
    this.#walls = cut.walls.map(({ number, token }) => playerOf(number, token))
    this.#open = rightFlags([...this.#teams.keys()], challenges, this.#random)
  }

  /** Plays a part, and ends when all its questions are answered. */
  async play(order: Order): Promise<Outcome> {
    if (order.kind === 'pages') return this.#outcome()
    this.#tally = createTally()
    this.#acknowledged = []
    this.#openedMs = []
    this.#instancesUsed = 0
    await this.#act(order)
    await Promise.all(this.#pending.splice(0))
    return this.#outcome()
  }

  /** What came of it so far; what is asked from now on is counted for the next one. */
  #outcome(): Outcome {
    const { answers } = this.#tally
    this.#tally = createTally()
    return {
      answers,
      acknowledged: this.#acknowledged,
      openedMs: this.#openedMs,
      instancesUsed: this.#instancesUsed,
    }
  }

  async #act(order: Order): Promise<void> {
    const { plan } = this.#setting
    if (order.kind === 'register') await this.#register()
    else if (order.kind === 'arrive') await this.#arrive()
    else if (order.kind === 'open') await this.#openAll(order.startMs)
    else if (order.kind === 'gather')
      await this.#spread(this.#players.length, order.seconds, async (index) =>
        this.#players[index]?.player.start(),
      )
    else if (order.kind === 'play') {
      await Promise.all([this.#flags(plan.rate, order.seconds), this.#looks(order.seconds)])
    } else if (order.kind === 'burst') await this.#burst()
    else if (order.kind === 'instances') await this.#useInstances()
    else this.#leave()
  }

  #visitor(number: number, token?: string): Browser {
    const visitor = { address: addressOf(number), ...(token !== undefined && { token }) }
    return new Browser(this.#setting.url, visitor, () => this.#tally, this.#connections)
  }

  async #spread(count: number, seconds: number, act: (index: number) => Promise<unknown>) {
    const { part } = this.#setting.cut
    this.#pending.push(...(await beginEvenly(count, { seconds, part }, act)))
  }

  #register(): Promise<void> {
    const { gameId, divisionId, cut, plan } = this.#setting
    return this.#spread(cut.newcomers.length, plan.registerSeconds, (index) => {
      const number = cut.newcomers[index] ?? 0
      // Names have fifteen characters at most.
      const name = `l${Date.now().toString(36)}${number.toString(36)}`
      return registerTeam(this.#visitor(number), { gameId, divisionId, name })
    })
  }

  #arrive(): Promise<void> {
    return this.#spread(this.#players.length, this.#setting.plan.arriveSeconds, async (index) => {
      const isFirst = this.#random() < FIRST_VISITS
      await this.#players[index]?.player.arrive({ isFirst })
    })
  }

  async #openAll(startMs: number): Promise<void> {
    await sleep(Math.max(0, startMs - Date.now()))
    const beganAt = performance.now()
    await Promise.all([
      // Pages read the clock of the server: all of them see the start within the same second.
      this.#spread(this.#players.length, 1, async (index) => {
        const one = this.#players[index]?.player
        await one?.start()
        this.#openedMs.push(performance.now() - beganAt)
        await one?.open(this.#someChallenge())
      }),
      ...this.#walls.map((wall) => wall.watchBoard()),
      sleep(OPENING_SECONDS * 1000),
    ])
  }

  #flags(rate: number, seconds: number): Promise<void> {
    const count = shareOf(rate * seconds, this.#setting.cut.part)
    return this.#spread(count, seconds, (index) => this.#handIn(index % 2 === 0))
  }

  async #handIn(isRight: boolean): Promise<void> {
    const next = isRight ? this.#open.next().value : undefined
    if (!next) {
      await this.#someone()?.submit(this.#someChallenge(), `flag{no ${this.#random()}}`)
      return
    }
    const { challengeId, flag, teamId } = next
    const team = this.#teams.get(teamId) ?? []
    const hands = this.#random() < 1 / TWICE_EVERY ? team.slice(0, 2) : team.slice(0, 1)
    const taken = await Promise.all(hands.map((player) => player.submit(challengeId, flag)))
    if (taken.includes(true)) this.#acknowledged.push(`${teamId} ${challengeId}`)
  }

  #looks(seconds: number): Promise<void> {
    const { files } = this.#setting
    const count = Math.ceil((this.#players.length / LOOKS_SECONDS) * seconds)
    return this.#spread(count, seconds, async (index) => {
      const one = this.#someone()
      if (index % DOWNLOAD_EVERY === 0) await one?.download(files[index % files.length] ?? '')
      else await one?.open(this.#someChallenge())
    })
  }

  async #burst(): Promise<void> {
    const { burstRate, burstSeconds } = this.#setting.plan
    for (let burst = 0; burst < BURSTS; burst += 1) {
      await this.#flags(burstRate, burstSeconds)
      await sleep(BETWEEN_BURSTS_MS)
    }
  }

  #useInstances(): Promise<void> {
    const { plan, cut, teamCount, serviceId } = this.#setting
    const all = Math.min(plan.instances, teamCount)
    const captains = Array.from(this.#teams.values(), ([captain]) => captain)
    const starts = Math.min(shareOf(all, cut.part), captains.length)
    return this.#spread(starts, all / INSTANCES_PER_SECOND, async (index) => {
      const isUsed = await captains[index]?.useInstance(serviceId, INSTANCE_LASTS_MS)
      if (isUsed === true) this.#instancesUsed += 1
    })
  }

  #leave(): void {
    for (const one of [...this.#players.map(({ player }) => player), ...this.#walls]) one.leave()
    this.#connections?.destroy()
  }

  #someone(): Player | undefined {
    return this.#players[Math.floor(this.#random() * this.#players.length)]?.player
  }

  #someChallenge(): number {
    const { challenges } = this.#setting
    return challenges[Math.floor(this.#random() * challenges.length)]?.id ?? 0
  }
}
