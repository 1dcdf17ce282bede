import { hasStatus, unwrap } from '@halyard/api'
import type { ApiClient, GameSettings, ScoreboardRow } from '@halyard/api'
import { GAME_PERMISSION } from '@halyard/rules'
import { challengesOf } from '#replay/recording.ts'
import type { Recording } from '#replay/recording.ts'
import { inParallel } from '#replay/parallel.ts'
import { enter } from '#replay/players.ts'
import type { Player } from '#replay/players.ts'
import type { Secrets } from '#replay/secrets.ts'
import type { Pauses } from '#server/pauses.ts'
import { findGame } from '#server/games.ts'

/** What a replay plays in: the game on the server, with the ids of the recording as keys. */
export type World = {
  game: GameSettings
  challengeIds: Map<number, number>
  divisionIds: Map<number, number>
  players: Map<number, Player>
  teamIds: Map<number, number>
}

export type Making = {
  admin: ApiClient
  origin: string
  title: string
  recording: Recording
  secrets: Secrets
  onStep: (what: string) => void
  /** Kept by all accounts: they share the address that the server counts. */
  pauses: Pauses
  /** Breaks off every account's requests. */
  stop: AbortController
}

const yearMs = 365 * 86_400_000
const marginMs = 60_000
const longestName = 20
const atOnce = 6

/** Creates the game, or continues with the one of an interrupted run. */
export async function makeWorld(making: Making): Promise<World> {
  const game = await makeGame(making)
  const challengeIds = await makeChallenges(making, game)
  const world: World = {
    game,
    challengeIds,
    divisionIds: new Map(),
    players: new Map(),
    teamIds: new Map(),
  }
  const rows = making.recording.board.items.map((row, place) => ({ row, place }))
  // A team without a division can only join while no division can be joined.
  await joinAll(
    making,
    world,
    rows.filter(({ row }) => row.divisionId === null),
  )
  await makeDivisions(making, world)
  await joinAll(
    making,
    world,
    rows.filter(({ row }) => row.divisionId !== null),
  )
  return world
}

async function makeGame({ admin, title, recording }: Making): Promise<GameSettings> {
  const found = await findGame(admin, title)
  if (found) return found
  const now = Date.now()
  const body = {
    title,
    summary: 'A recorded event, played again.',
    hidden: false,
    practiceMode: true,
    acceptWithoutReview: true,
    start: now - marginMs,
    end: now + yearMs,
    bloodBonus: recording.board.bloodBonus,
  }
  return unwrap(admin.POST('/api/edit/games', { body }))
}

/** Scores do not decay: the recording has only the final ones, and they apply to everybody who solved. */
async function makeChallenges(
  { admin, recording, secrets, onStep }: Making,
  { id }: GameSettings,
): Promise<Map<number, number>> {
  const path = { id }
  const known = await unwrap(admin.GET('/api/edit/games/{id}/challenges', { params: { path } }))
  const ids = new Map<number, number>()
  for (const challenge of challengesOf(recording.board)) {
    const { title, category, score, disableBloodBonus } = challenge
    onStep(`challenge ${title}`)
    const existing = known.find((one) => one.title === title && one.category === category)
    const made =
      existing ??
      (await unwrap(
        admin.POST('/api/edit/games/{id}/challenges', {
          params: { path },
          body: { title, category, type: 'StaticAttachment' },
        }),
      ))
    ids.set(challenge.id, made.id)
    if (existing?.isEnabled) continue
    const params = { path: { id, challengeId: made.id } }
    const body = [{ flag: secrets.flag(challenge.id) }]
    await unwrap(
      admin.POST('/api/edit/games/{id}/challenges/{challengeId}/flags', { params, body }),
    )
    const settings = { originalScore: score, minScoreRate: 1, disableBloodBonus, isEnabled: true }
    await unwrap(
      admin.PUT('/api/edit/games/{id}/challenges/{challengeId}', { params, body: settings }),
    )
  }
  return ids
}

/** During the replay every division may join, view and submit; scores are as recorded. */
const whilePlaying = (permissions: number): number =>
  (permissions |
    GAME_PERMISSION.JoinGame |
    GAME_PERMISSION.ViewChallenge |
    GAME_PERMISSION.SubmitFlags) &
  ~GAME_PERMISSION.RequireReview

async function makeDivisions(making: Making, world: World): Promise<void> {
  const { admin, recording } = making
  const params = { path: { id: world.game.id } }
  const known = await unwrap(admin.GET('/api/edit/games/{id}/divisions', { params }))
  for (const { id, name } of recording.board.divisions) {
    const body = divisionBody(recording, world, id, whilePlaying)
    const existing = known.find((division) => division.name === name)
    const made =
      existing ?? (await unwrap(admin.POST('/api/edit/games/{id}/divisions', { params, body })))
    world.divisionIds.set(id, made.id)
  }
}

/** A division with its recorded rights. */
export function divisionBody(
  { board }: Recording,
  { challengeIds }: World,
  id: number,
  change: (permissions: number) => number = (same) => same,
) {
  const division = board.divisions.find((one) => one.id === id)
  return {
    name: division?.name ?? '',
    defaultPermissions: change(division?.defaultPermissions ?? 0),
    challengeConfigs: Object.values(division?.challengeConfigs ?? {}).flatMap((config) => {
      const challengeId = challengeIds.get(config.challengeId)
      return challengeId === undefined
        ? []
        : [{ challengeId, permissions: change(config.permissions) }]
    }),
  }
}

type Placed = { row: ScoreboardRow; place: number }

/** Accounts and teams in any order, places in the game in that of the board: it decides between equal rows. */
async function joinAll(making: Making, world: World, rows: readonly Placed[]): Promise<void> {
  await inParallel(rows, atOnce, making.stop, (row) => prepareTeam(making, world, row))
  for (const { row } of rows) await joinGame(world, row)
}

async function prepareTeam(
  { origin, secrets, onStep, pauses, stop }: Making,
  world: World,
  { row, place }: Placed,
): Promise<void> {
  onStep(`team ${row.name}`)
  const account = { userName: secrets.userName(place), password: secrets.password(place) }
  const player = await enter(origin, account, { pauses, signal: stop.signal })
  const [own] = await unwrap(player.client.GET('/api/team'))
  const team = own ?? (await createTeam(player.client, row, place))
  world.players.set(row.id, player)
  world.teamIds.set(row.id, team.id)
}

async function joinGame(world: World, row: ScoreboardRow): Promise<void> {
  const client = world.players.get(row.id)?.client
  const teamId = world.teamIds.get(row.id)
  if (!client || teamId === undefined) return
  const params = { path: { id: world.game.id } }
  const { status } = await unwrap(client.GET('/api/game/{id}', { params }))
  if (status !== 'Unsubmitted') return
  const divisionId =
    row.divisionId === null ? null : (world.divisionIds.get(row.divisionId) ?? null)
  await unwrap(client.POST('/api/game/{id}', { params, body: { teamId, divisionId } }))
}

/** A name that the server refuses is replaced by its rank. */
async function createTeam(client: ApiClient, { name, bio }: ScoreboardRow, place: number) {
  try {
    return await unwrap(
      client.POST('/api/team', { body: { name: name.slice(0, longestName), bio } }),
    )
  } catch (error) {
    if (!hasStatus(error, 400)) throw error
    return unwrap(client.POST('/api/team', { body: { name: `Team ${place + 1}`, bio: null } }))
  }
}
