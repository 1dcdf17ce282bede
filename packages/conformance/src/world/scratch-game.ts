import type { AnswerResult, Schema } from '@halyard/api'
import { Halted } from '#findings/halt.ts'
import { isGone, mustBeGone } from '#world/cleanup.ts'
import type { Member, Player } from '#world/member.ts'
import { hourMs } from '#world/moments.ts'
import { eventually } from '#world/patience.ts'
import { secret } from '#world/credentials.ts'
import type { Makers } from '#world/accounts.ts'

type Settings = Schema<'GameInfoInput'>
type NewChallenge = Pick<Schema<'ChallengeInfoInput'>, 'title' | 'category' | 'type'>

/** A game that is removed at the end of the run. */
export class ScratchGame {
  readonly id: number
  readonly publicKey: string
  readonly #makers: Makers
  #settings: Settings
  /** Whether it waits for what it needs before it starts. */
  #isPrepared = true

  constructor(makers: Makers, made: Schema<'GameInfoModel'>, settings: Settings) {
    this.#makers = makers
    this.id = made.id
    this.publicKey = made.publicKey
    this.#settings = settings
  }

  get path() {
    return { id: this.id }
  }

  at(challengeId: number) {
    return { id: this.id, challengeId }
  }

  /** Changes settings; the call replaces all of them, so the others are sent again. */
  set(changes: Partial<Settings>) {
    this.#settings = { ...this.#settings, ...changes }
    return this.#makers.admin.ok('updateGame', { path: this.path, body: this.#settings })
  }

  /** Puts the present into a part of the game's time line. */
  moveTo(phase: 'before' | 'running' | 'after', changes: Partial<Settings> = {}) {
    this.#isPrepared = false
    return this.set({ ...window(this.#makers.server.now(), phase), ...changes })
  }

  /** Starts it, once: some servers change nothing of a game that runs, so all is made before. */
  async start(): Promise<void> {
    if (this.#isPrepared) await this.moveTo('running')
  }

  /** A challenge with flags, enabled by default. */
  async challenge(
    made: NewChallenge,
    { flags = [], ...changes }: Schema<'ChallengeUpdateModel'> & { flags?: string[] } = {},
  ): Promise<number> {
    const { admin } = this.#makers
    const { id } = await admin.ok('createChallenge', { path: this.path, body: made })
    if (flags.length > 0) {
      await admin.ok('addFlags', { path: this.at(id), body: flags.map((flag) => ({ flag })) })
    }
    await this.change(id, { isEnabled: true, ...changes })
    return id
  }

  change(challengeId: number, body: Schema<'ChallengeUpdateModel'>) {
    return this.#makers.admin.ok('updateChallenge', { path: this.at(challengeId), body })
  }

  /** A team joins the game, which runs then. */
  async join(player: Player, more: Partial<Schema<'GameJoinModel'>> = {}): Promise<void> {
    await this.start()
    await this.enter(player, more)
  }

  /** A team joins the game as it is. */
  enter(player: Player, more: Partial<Schema<'GameJoinModel'>> = {}) {
    const { teamId } = player
    const { inviteCode } = this.#settings
    return player.ok('joinGame', { path: this.path, body: { teamId, inviteCode, ...more } })
  }

  async joinAll(players: readonly Player[]): Promise<void> {
    for (const player of players) await this.join(player)
  }

  /** Sends a flag and waits for the verdict. */
  async submit(player: Member, challengeId: number, flag: string): Promise<AnswerResult> {
    await this.start()
    const path = this.at(challengeId)
    const submitId = await player.ok('submitFlag', {
      path,
      body: { flag: await secret(this.#makers, flag) },
    })
    return eventually(
      () => player.ok('getSubmissionStatus', { path: { ...path, submitId } }),
      (status) => status !== 'FlagSubmitted',
    )
  }

  async solve(player: Member, challengeId: number, flag: string): Promise<void> {
    const verdict = await this.submit(player, challengeId, flag)
    this.#makers.findings.needed('submitFlag', 'the right flag', verdict, 'Accepted')
  }

  /** The board, once it is as hoped (boards may be late). */
  async board(isAsHoped: (board: Schema<'ScoreboardModel'>) => boolean = () => true) {
    await this.start()
    const { admin, anonymous } = this.#makers
    const reader = this.#settings.hidden ? admin : anonymous
    return eventually(() => reader.ok('getScoreboard', { path: this.path }), isAsHoped)
  }

  /** State and division of a player, according to the game. */
  async place(player: Member) {
    const { status, division } = await player.ok('getGame', { path: this.path })
    return { status, division }
  }

  /** The participation of a player's team, as the admin sees it. */
  async participation(player: Player): Promise<Schema<'ParticipationInfoModel'>> {
    const all = await this.#makers.admin.ok('listParticipations', { path: this.path })
    const found = all.find(({ team }) => team.id === player.teamId)
    if (!found) throw new Halted(`listParticipations does not know team ${player.teamId}`)
    return found
  }
}

function window(now: number, phase: 'before' | 'running' | 'after') {
  const start = { before: now + hourMs, running: now - hourMs, after: now - 2 * hourMs }[phase]
  const end = { before: now + 2 * hourMs, running: now + hourMs, after: now - hourMs }[phase]
  return { start, end }
}

/** The code of unlisted games. */
export const scratchCode = 'scratch'

/**
 * Makes a game that accepts teams at once, and starts when the first team joins, or by `start`. It is unlisted where the server lets
 * players into such games: in no public list, joined with its code, and visitors see its page only.
 */
export async function scratchGame(makers: Makers, name: string, changes: Partial<Settings> = {}) {
  const now = makers.server.now()
  const settings: Settings = {
    title: `${makers.prefix} ${name}`,
    hidden: makers.manners.opensUnlistedGames,
    inviteCode: scratchCode,
    acceptWithoutReview: true,
    practiceMode: true,
    ...window(now, 'before'),
    writeupDeadline: now + 3 * hourMs,
    ...changes,
  }
  const made = await makers.admin.ok('createGame', { body: settings })
  makers.cleanup.later(`game ${made.id}`, () => removeGame(makers, made.id, settings))
  return new ScratchGame(makers, made, settings)
}

/** A game that runs is ended first where it is not deleted otherwise. */
export async function removeGame(
  { admin, server }: Makers,
  id: number,
  settings: Settings,
): Promise<void> {
  const path = { id }
  const answer = await admin.send('deleteGame', { path })
  if (isGone(answer)) return
  const body = { ...settings, hidden: true, ...window(server.now(), 'after') }
  await admin.send('updateGame', { path, body })
  mustBeGone(await admin.send('deleteGame', { path }))
}
