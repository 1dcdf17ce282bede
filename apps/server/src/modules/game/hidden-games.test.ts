// T10: a hidden game without an invitation code is a draft, one with a code is unlisted: every route by id, as everybody, over HTTP.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ms } from '#db/database.ts'
import type { TestGame } from '#testing/builders.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestPlayer } from '#testing/game-builders.ts'
import type { HttpClient, TestResponse } from '#testing/http-client.ts'
import { listenAt } from '#testing/hub-listener.ts'
import { callOperation, NOTHING, operations } from '#testing/operations.ts'
import type { Operation } from '#testing/operations.ts'
import { watchStatements } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, clock, aUser, aTeam, as, visitor, cookieOf } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
const admin = await as(await aUser({ role: 'Admin' }))
const monitor = await as(await aUser({ role: 'Monitor' }))
const SECRET = 'Kraken'
const CODE = 'anchor'

/** What everybody or players may do with a game that they know the id of. */
const ofGames = operations.filter(
  ({ path, role }) =>
    path.startsWith('/api/game/{id}') && (role === 'Anonymous' || role === 'User'),
)
/** What the page of an unlisted game needs. */
const ofItsPage = new Set([
  ...['getGame', 'getJoinCheck', 'joinGame', 'leaveGame'],
  ...['updateFieldAnswers', 'deleteFieldAnswers'],
])

/** A running hidden game with one of everything in it. */
async function aHiddenGame(difference: { invite_code?: string } = {}) {
  const game = await aGame({ title: SECRET, content: SECRET, hidden: true, ...difference })
  const challenge = await aChallenge(game, { title: SECRET, content: SECRET, hints: [SECRET] })
  const [accepted, pending, rejected, suspended] = [
    await aPlayer(game),
    await aPlayer(game, { status: 'Pending' }),
    await aPlayer(game, { status: 'Rejected' }),
    await aPlayer(game, { status: 'Suspended' }),
  ]
  await admin.post(`/api/edit/games/${game.id}/notices`, { content: SECRET })
  const stranger = await aUser()
  const team = await aTeam({ captain: stranger })
  const banned = await aPlayer(game)
  await db.updateTable('users').set({ role: 'Banned' }).where('id', '=', banned.user.id).execute()
  return {
    game,
    challenge,
    ...{ accepted, pending, rejected, suspended, banned },
    stranger: { client: await as(stranger), team, cookie: await cookieOf(stranger) },
  }
}

/** Bodies that are answered by the game, not by the check of their fields. */
const bodies = (teamId: number): Record<string, object> => ({
  joinGame: { teamId, inviteCode: CODE },
  submitFlag: { flag: FLAG },
  acceptDeclaration: { acceptedDeclaration: 'declaration-0' },
  updateFieldAnswers: { answers: [] },
  openHint: { price: 0 },
  askQuestion: { content: SECRET },
  markQuestionsRead: { ids: [] },
  saveTeamNote: { text: SECRET },
  updateWorking: { isWorking: true },
})

function call(client: HttpClient, operation: Operation, ids: Record<string, number>, teamId = 0) {
  const body = bodies(teamId)[operation.id]
  if (!body) return callOperation(client, operation, ids)
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(ids[name] ?? NOTHING),
  )
  return operation.method === 'PUT' ? client.put(url, body) : client.post(url, body)
}

/** Status and text of an answer, and the statements it took; not those for the challenge, its requirements, the rights of divisions and the verdict, which run beside those for the game and need not have begun. */
async function answerOf(ask: () => Promise<TestResponse>) {
  const { result, statements } = await watchStatements(ask)
  const own = statements.filter(
    (statement) =>
      !/^insert into "logs"|challenges\.\*|division_challenges as config|submissions\.verdict/.test(
        statement,
      ),
  )
  return { status: result.status, text: result.text, statements: own.toSorted() }
}

const hide = async (game: TestGame, hidden = true, inviteCode: string | null = null) => {
  const stored = (await admin.get(`/api/edit/games/${game.id}`)).body
  const change = { ...stored, hidden, inviteCode }
  expect((await admin.put(`/api/edit/games/${game.id}`, change)).status).toBe(200)
}
const board = (game: TestGame, client = visitor) => client.get(`/api/game/${game.id}/scoreboard`)
const overTheWire = (game: TestGame) =>
  fetch(`${origin}/api/game/${game.id}/scoreboard`).then(({ status }) => status)

const upload = async (content: string) => {
  const parts = [{ field: 'files', fileName: 'notes.txt', content }]
  const { body } = await admin.upload('POST', '/api/assets', parts)
  return { hash: String(body[0].hash), url: `/assets/${body[0].hash}/notes.txt` }
}
const attach = (gameId: number, challengeId: number, fileHash: string) =>
  admin.post(`/api/edit/games/${gameId}/challenges/${challengeId}/attachment`, {
    attachmentType: 'Local',
    fileHash,
  })

describe('T10: a draft', () => {
  let world: Awaited<ReturnType<typeof aHiddenGame>>
  beforeAll(async () => {
    world = await aHiddenGame()
    // The scoreboard is in memory, as when staff look at it.
    await admin.get(`/api/game/${world.game.id}/scoreboard`)
  })

  it('is a game that does not exist, in every operation, to all who may not know of it', async () => {
    const { game, challenge, stranger, pending, rejected } = world
    const there = { id: game.id, challengeId: challenge.id }
    const callers: [string, HttpClient, number][] = [
      ['visitor', visitor, 0],
      ['stranger', stranger.client, stranger.team.id],
      ['pending', pending.client, pending.team.id],
      ['rejected', rejected.client, rejected.team.id],
    ]
    expect(ofGames.length).toBeGreaterThanOrEqual(12)
    for (const [who, client, teamId] of callers)
      for (const operation of ofGames) {
        if (client === visitor && operation.role !== 'Anonymous') continue
        // What the server caches of the caller is cached for both.
        await call(client, operation, {}, teamId)
        const found = await answerOf(() => call(client, operation, there, teamId))
        const none = await answerOf(() => call(client, operation, {}, teamId))
        const about = { who, operation: operation.id }
        expect({ ...about, ...found }).toEqual({ ...about, ...none })
        expect({ ...about, ...found }).toMatchObject({ ...about, status: 404 })
      }
  })

  it('is not shown to an account that is banned', async () => {
    const { game, banned } = world
    for (const path of ['', '/scoreboard', '/notices'])
      expect((await banned.client.get(`/api/game/${game.id}${path}`)).text).not.toContain(SECRET)
  })

  it('is joined by nobody, whatever the code, and by staff who try it', async () => {
    const { game, stranger } = world
    const url = `/api/game/${game.id}`
    for (const inviteCode of [undefined, '', CODE])
      expect(
        await stranger.client.post(url, { teamId: stranger.team.id, inviteCode }),
      ).toMatchObject({ status: 404 })
    const organizer = await aUser({ role: 'Admin' })
    const team = await aTeam({ captain: organizer })
    expect((await (await as(organizer)).post(url, { teamId: team.id })).status).toBe(200)
  })

  it('stays what it was to staff and to teams that were accepted before', async () => {
    const { game, challenge, accepted, suspended } = world
    const paths = ['', '/scoreboard', '/notices']
    for (const client of [admin, monitor, accepted.client, suspended.client])
      for (const path of paths)
        expect(await client.get(`/api/game/${game.id}${path}`)).toMatchObject({ status: 200 })
    const details = await accepted.client.get(`/api/game/${game.id}/details`)
    expect(details.text).toContain(SECRET)
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    expect((await accepted.client.get(url)).text).toContain(SECRET)
    const { body: id } = await accepted.client.post(url, { flag: FLAG })
    expect((await accepted.client.get(`${url}/status/${id}`)).body).toBe('Accepted')
    expect((await suspended.client.get(url)).status).toBe(400)
  })

  it('is known to the whole team that was accepted', async () => {
    const { game, accepted } = world
    const mate = await aUser()
    await db
      .insertInto('team_members')
      .values({ team_id: accepted.team.id, user_id: mate.id, joined_at: ms(clock.now()) })
      .execute()
    const client = await as(mate)
    expect((await client.get(`/api/game/${game.id}`)).status).toBe(200)
    expect((await client.post(`/api/game/${game.id}`, { teamId: accepted.team.id })).status).toBe(
      200,
    )
  })

  it('keeps its answers out of shared caches', async () => {
    const { game, accepted } = world
    for (const path of ['', '/scoreboard', '/notices']) {
      const { headers } = await accepted.client.get(`/api/game/${game.id}${path}`)
      expect([path, headers['cache-control']]).toEqual([
        path,
        expect.stringMatching(/^private|no-store/),
      ])
    }
  })
})

describe('T10: an unlisted game', () => {
  it('opens its page at its address and nothing else, without an accepted team', async () => {
    const { game, challenge, stranger, pending, rejected } = await aHiddenGame({
      invite_code: CODE,
    })
    await admin.get(`/api/game/${game.id}/scoreboard`)
    const there = { id: game.id, challengeId: challenge.id }
    for (const client of [visitor, stranger.client, pending.client, rejected.client]) {
      const page = await client.get(`/api/game/${game.id}`)
      expect(page).toMatchObject({ status: 200, body: { title: SECRET, inviteCodeRequired: true } })
      for (const operation of ofGames) {
        if (ofItsPage.has(operation.id)) continue
        if (client === visitor && operation.role !== 'Anonymous') continue
        const answer = await call(client, operation, there)
        const about = { operation: operation.id }
        expect({ ...about, status: [400, 404].includes(answer.status) }).toEqual({
          ...about,
          status: true,
        })
        expect({ ...about, text: answer.text }).not.toContain(SECRET)
      }
    }
  })

  it('is joined with its code alone, also into a division that asks for none', async () => {
    const { game, stranger } = await aHiddenGame({ invite_code: CODE })
    const url = `/api/game/${game.id}`
    const division = await aDivision(game, { name: 'Open' })
    const [own] = (await visitor.get(url)).body.divisions
    expect(own).toMatchObject({ inviteCodeRequired: true })
    const join = (inviteCode?: string) =>
      stranger.client.post(url, { teamId: stranger.team.id, divisionId: division.id, inviteCode })
    expect((await join()).status).toBe(400)
    expect((await join('chain')).status).toBe(400)
    expect((await join(CODE)).status).toBe(200)
  })
})

describe('T10: a game that is hidden while it is open', () => {
  it('takes its scoreboard out of the fast path at once, and brings it back', async () => {
    const game = await aGame({ title: SECRET })
    await aChallenge(game)
    await board(game)
    expect(await overTheWire(game)).toBe(200)
    await hide(game)
    expect(await overTheWire(game)).toBe(404)
    expect((await board(game, admin)).status).toBe(200)
    expect(await overTheWire(game)).toBe(404)
    await hide(game, true, CODE)
    expect(await overTheWire(game)).toBe(400)
    await hide(game, false)
    expect(await overTheWire(game)).toBe(200)
  })

  it('sends its notices to staff and accepted teams only', { timeout: 30_000 }, async () => {
    const game = await aGame()
    const [accepted, pending] = [await aPlayer(game), await aPlayer(game, { status: 'Pending' })]
    const listen = async (player?: TestPlayer) => {
      const heard: string[] = []
      const at = { gameId: game.id, ...(player && { cookie: await cookieOf(player.user) }) }
      const on = {
        ReceivedGameNotice: ({ values }: { values: string[] }) => void heard.push(...values),
      }
      await listenAt(origin, 'user', on, at)
      return heard
    }
    const notify = (content: string) =>
      admin.post(`/api/edit/games/${game.id}/notices`, { content })
    const [mine, theirs, anybodys] = [await listen(accepted), await listen(pending), await listen()]
    await notify('open')
    await vi.waitFor(() => expect([mine, theirs, anybodys]).toEqual([['open'], ['open'], ['open']]))
    await hide(game)
    await notify('closed')
    await vi.waitFor(() => expect(mine).toEqual(['open', 'closed']))
    expect([theirs, anybodys]).toEqual([['open'], ['open']])
  })
})

describe('T10: files of hidden games', () => {
  it.each([
    ['a draft', undefined],
    ['an unlisted game', CODE],
  ])('of %s are for staff and accepted teams', async (_what, code) => {
    const { game, challenge, accepted, stranger, pending } = await aHiddenGame({
      ...(code !== undefined && { invite_code: code }),
    })
    const file = await upload(`attached ${_what}`)
    await attach(game.id, challenge.id, file.hash)
    const linked = await upload(`linked ${_what}`)
    await db
      .updateTable('challenges')
      .set({ content: `See [this](${linked.url}).` })
      .where('id', '=', challenge.id)
      .execute()
    for (const { url } of [file, linked]) {
      for (const client of [visitor, stranger.client, pending.client])
        expect(await client.get(url)).toMatchObject({
          status: 404,
          body: (await client.get(`/assets/${'0'.repeat(64)}/notes.txt`)).body,
        })
      for (const client of [admin, monitor, accepted.client]) {
        const { status, headers } = await client.get(url)
        expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
      }
    }
    // What is elsewhere, too, is no secret of the game.
    const shown = await aGame()
    const other = await aChallenge(shown)
    await attach(shown.id, other.id, file.hash)
    expect((await visitor.get(file.url)).status).toBe(200)
  })

  it('show the poster of an unlisted game, not of a draft', async () => {
    for (const [code, status] of [
      [null, 404],
      [CODE, 200],
    ] as const) {
      const game = await aGame({ hidden: true, invite_code: code })
      const { hash, url } = await upload(`poster ${code}`)
      await db.updateTable('games').set({ poster_hash: hash }).where('id', '=', game.id).execute()
      expect((await visitor.get(url)).status).toBe(status)
      expect((await admin.get(url)).status).toBe(200)
    }
  })
})
