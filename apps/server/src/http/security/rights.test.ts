// The role matrix: every operation, called by everybody. What is expected comes from the document alone.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import type { GameRole } from '#db/tables/games.ts'
import { BUNDLE } from '#http/contract/contract.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { httpClient } from '#testing/http-client.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { callOperation, NOBODY, NOTHING, operations } from '#testing/operations.ts'
import type { Operation } from '#testing/operations.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

interface Described {
  readonly operationId: string
  readonly 'x-role': 'Anonymous' | 'User' | 'Monitor' | 'Admin'
  readonly 'x-game-role'?: { readonly of: string; readonly roles: readonly GameRole[] }
}
const document: { paths: Record<string, Record<string, Described>> } = JSON.parse(
  readFileSync(BUNDLE, 'utf8'),
)
const described = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
)

const app = await testApp()
const { db, clock, aUser, as, visitor } = app
const { aChallenge } = gameBuilders(app)
const aStaff = staffBuilder(app)
const admin = await as(await aUser({ role: 'Admin' }))
const aWorld = worlds(app, admin)

/** A game with one of everything, a challenge that the author made and one of somebody else. */
async function aStaffedWorld() {
  const world = await aWorld()
  const foreign = await aChallenge(world.game)
  const instanceId = crypto.randomUUID()
  await db
    .insertInto('containers')
    .values({
      id: instanceId,
      challenge_id: world.challenge.id,
      participation_id: world.player.participation.id,
      engine: 'built-in',
      name: `halyard-${instanceId}`,
      image: 'rope',
      status: 'Running',
      engine_id: instanceId,
      inner_host: '127.0.0.1',
      inner_port: 1,
      created_at: ms(clock.now()),
      expect_stop_at: ms(clock.now() + 3_600_000),
    })
    .execute()
  return { ...world, foreign, instanceId }
}
type World = Awaited<ReturnType<typeof aStaffedWorld>>

async function aToken(isRevoked: boolean) {
  const { body } = await admin.post('/api/tokens', { name: 'Wall' })
  if (isRevoked) await admin.delete(`/api/tokens/${body.info.id}`)
  return httpClient(app.app, { authorization: `Bearer ${body.token}` })
}

interface Caller {
  /** The role of the account; none for a visitor. */
  readonly role?: 'Banned' | 'User' | 'Monitor' | 'Admin'
  readonly token?: 'valid' | 'revoked'
  /** What they are in a game, and whether what is called is theirs. */
  readonly staff?: { readonly role: GameRole; readonly isOwn: boolean }
  readonly make: (world: World) => Promise<HttpClient>
}

const ofGame = (role: GameRole): Caller => ({
  role: 'User',
  staff: { role, isOwn: true },
  make: async ({ game, challenge }) =>
    (await aStaff(game, role, { challenges: role === 'author' ? [challenge] : [] })).client,
})
const ofAnother = (role: GameRole): Caller => ({
  role: 'User',
  staff: { role, isOwn: false },
  async make() {
    const other = await aWorld()
    return (await aStaff(other.game, role, { challenges: [other.challenge] })).client
  },
})

const CALLERS: Readonly<Record<string, Caller>> = {
  'a visitor': { make: () => Promise.resolve(visitor) },
  'a banned account': { role: 'Banned', make: async () => as(await aUser({ role: 'Banned' })) },
  'a stranger': { role: 'User', make: async () => as(await aUser()) },
  'a player': { role: 'User', make: ({ player }) => as(player.user) },
  'a monitor': { role: 'Monitor', make: async () => as(await aUser({ role: 'Monitor' })) },
  'an administrator': { role: 'Admin', make: async () => as(await aUser({ role: 'Admin' })) },
  'a token': { token: 'valid', make: () => aToken(false) },
  'a revoked token': { token: 'revoked', make: () => aToken(true) },
  'a manager of the game': ofGame('manager'),
  'an author of the challenge': ofGame('author'),
  'a monitor of the game': ofGame('monitor'),
  'a reviewer of the game': ofGame('reviewer'),
  'a manager of another game': ofAnother('manager'),
  'an author of another challenge': {
    role: 'User',
    staff: { role: 'author', isOwn: false },
    make: async ({ game, foreign }) =>
      (await aStaff(game, 'author', { challenges: [foreign] })).client,
  },
}

const RANK = { Banned: 0, User: 1, Monitor: 2, Admin: 3 }

/** What the document says of a call: allowed, or the status of the refusal. */
function expectedOf(name: string, operation: Operation): 'allowed' | 401 | 403 | 404 {
  const { role, token, staff } = CALLERS[name] ?? {}
  const { 'x-role': least, 'x-game-role': ofGames } = described.get(operation.id) ?? {}
  if (least === undefined || least === 'Anonymous') return 'allowed'
  if (token === 'revoked') return 401
  if (token) return least === 'Monitor' && operation.method === 'GET' ? 'allowed' : 403
  if (!role) return 401
  if (operation.id === 'logOut') return 'allowed'
  if (role !== 'Banned' && RANK[role] >= RANK[least]) return 'allowed'
  if (!staff || !ofGames?.roles.includes(staff.role)) return 403
  if (staff.isOwn || ofGames.of === 'any') return 'allowed'
  if (name !== 'an author of another challenge') return 403
  return operation.path.includes('{challengeId}') ? 404 : 'allowed'
}

/** What may be called again and again: what reads, and what is refused for its body before anything happens. */
const isHarmless = ({ method, jsonBody, hasForm }: Operation) =>
  method === 'GET' || jsonBody !== undefined || hasForm

function call(client: HttpClient, operation: Operation, world: World) {
  const ids: Record<string, number | string> = {
    challengeId: world.challenge.id,
    divisionId: world.division.id,
    noticeId: world.notice.id,
    flagId: world.flagId,
    userId: NOBODY,
    partId: world.player.participation.id,
    submitId: world.submission,
    id: idOf(operation, world),
  }
  if (!operation.jsonBody) return callOperation(client, operation, ids)
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(ids[name] ?? NOTHING),
  )
  const headers = { 'content-type': 'application/json' }
  return client.send({ method: operation.method, url, payload: '{"', headers })
}

function idOf({ path }: Operation, { game, player, instanceId }: World) {
  if (path.includes('/participation/')) return player.participation.id
  if (path.includes('/instances/') || path.includes('/proxy/')) return instanceId
  if (path.includes('/tokens/')) return NOBODY
  return /\/teams?\//.test(path) ? NOTHING : game.id
}

describe('the role matrix', () => {
  it('has fourteen callers', () => expect(Object.keys(CALLERS)).toHaveLength(14))

  it.each(Object.entries(CALLERS))('%s', { timeout: 120_000 }, async (name, caller) => {
    let [world, client] = [await aStaffedWorld(), visitor]
    let isSpent = true
    const wrong: object[] = []
    for (const operation of operations) {
      const expected = expectedOf(name, operation)
      const spends = expected === 'allowed' && !isHarmless(operation)
      if (isSpent || spends) {
        world = await aStaffedWorld()
        client = await caller.make(world)
      }
      isSpent = spends
      const { status, text } = await call(client, operation, world)
      const isRight = expected === 'allowed' ? ![401, 403].includes(status) : status === expected
      if (!isRight) wrong.push({ operation: operation.id, expected, status, text })
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['manager', CALLERS['a manager of the game']],
    ['author', CALLERS['an author of the challenge']],
    ['monitor', CALLERS['a monitor of the game']],
    ['reviewer', CALLERS['a reviewer of the game']],
  ] as const)('reading, for the role %s of the game, answers', async (role, caller) => {
    const world = await aStaffedWorld()
    const client = await caller?.make(world)
    const reading = operations.filter(
      ({ id, method, path }) =>
        method === 'GET' &&
        described.get(id)?.['x-game-role']?.roles.includes(role) &&
        // Nothing was recorded in this world.
        !path.startsWith('/api/game/captures'),
    )
    expect(reading.length).toBeGreaterThan(3)
    for (const operation of reading)
      expect([operation.id, client && (await call(client, operation, world)).status]).toEqual([
        operation.id,
        200,
      ])
  })
})
