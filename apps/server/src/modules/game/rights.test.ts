// Who may what, in which state of game and team: every route by id, as everybody, over HTTP.
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestPlayer } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { callOperation, NOBODY, NOTHING, operations } from '#testing/operations.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

const app = await testApp()
const { services, db, clock, aUser, as, visitor } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const monitor = await as(await aUser({ role: 'Monitor' }))
const LATER = 10_000

const scoreOf = async (gameId: number, { team }: TestPlayer): Promise<number> =>
  (await visitor.get(`/api/game/${gameId}/scoreboard`)).body.items.find(
    (item: { id: number }) => item.id === team.id,
  ).score
const list = async (client: HttpClient) => (await client.get('/api/game?count=50')).text

const aWorld = worlds(app, admin)

describe('T06: what a state forbids, it forbids everywhere', () => {
  const now = clock.now()
  const over = { ends_at: ms(now - 1), practice_mode: false }
  const cases = [
    ['before the start', { starts_at: ms(now + LATER) }, {}, 400, 10_001],
    ['after the end', over, {}, 400, 10_002],
    ['while suspended', {}, { status: 'Suspended' }, 400, 400],
    ['while waiting', {}, { status: 'Pending' }, 400, 400],
    ['when rejected', {}, { status: 'Rejected' }, 400, 400],
  ] as const

  it.each(cases)('no play %s', async (_when, gameIs, playerIs, status, code) => {
    const game = await aGame(gameIs)
    const challenge = await aChallenge(game)
    const { client } = await aPlayer(game, playerIs)
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    for (const answer of [
      await client.get(`/api/game/${game.id}/details`),
      await client.get(url),
      await client.post(url, { flag: FLAG }),
    ])
      expect(answer).toMatchObject({ status, body: { status: code } })
    expect(
      await db.selectFrom('submissions').selectAll().where('game_id', '=', game.id).execute(),
    ).toEqual([])
  })

  it('what nobody may see before the start, monitors may not either', async () => {
    const { game } = await aWorld()
    await db
      .updateTable('games')
      .set({ starts_at: ms(now + LATER) })
      .where('id', '=', game.id)
      .execute()
    services.board.changed(game.id)
    const paths = [
      'scoreboard',
      'notices',
      'events',
      'submissions',
      'cheatinfo',
      'scoreboardsheet',
      'submissionsheet',
    ]
    for (const path of paths)
      expect(await admin.get(`/api/game/${game.id}/${path}`)).toMatchObject({
        status: 400,
        body: { status: 10_001 },
      })
  })

  it('a division without the right sees, sends and scores nothing', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const blind = await aDivision(game, { default_permissions: 1 + 2 })
    const mute = await aDivision(game, { default_permissions: 1 + 2 + 256 })
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    const { client: one } = await aPlayer(game, { division_id: blind.id })
    const { client: two } = await aPlayer(game, { division_id: mute.id })
    expect((await one.get(`/api/game/${game.id}/details`)).body.challengeCount).toBe(0)
    expect((await one.get(url)).status).toBe(404)
    expect((await one.post(url, { flag: FLAG })).status).toBe(400)
    expect((await two.get(url)).status).toBe(200)
    expect((await two.post(url, { flag: FLAG })).status).toBe(400)
    expect(
      await db.selectFrom('solves').selectAll().where('game_id', '=', game.id).execute(),
    ).toEqual([])
  })
})

describe('the very second of the end', () => {
  it('before it an answer counts, from it on it is refused', async () => {
    const begin = clock.now()
    const end = begin + LATER
    const game = await aGame({ ends_at: ms(end), practice_mode: false })
    const [one, two] = [await aChallenge(game), await aChallenge(game)]
    const player = await aPlayer(game)
    const send = (id: number) =>
      player.client.post(`/api/game/${game.id}/challenges/${id}`, { flag: FLAG })
    clock.set(end - 1)
    expect((await send(one.id)).status).toBe(200)
    expect(await scoreOf(game.id, player)).toBe(1050)
    clock.set(end)
    expect(await send(two.id)).toMatchObject({ status: 400, body: { status: 10_002 } })
    expect(await scoreOf(game.id, player)).toBe(1050)
    clock.set(begin)
  })

  it('in practice it is taken from then on, for nothing', async () => {
    const begin = clock.now()
    const end = begin + LATER
    const game = await aGame({ ends_at: ms(end), practice_mode: true })
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    clock.set(end)
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    expect((await player.client.post(url, { flag: FLAG })).status).toBe(200)
    expect(await scoreOf(game.id, player)).toBe(0)
    expect((await visitor.get(`/api/game/${game.id}/notices`)).body).toEqual([])
    clock.set(begin)
  })

  it('of a challenge’s own deadline counts, the moment after does not', async () => {
    const begin = clock.now()
    const deadline = begin + 1000
    const game = await aGame({ practice_mode: false })
    const challenge = await aChallenge(game, { deadline_at: ms(deadline) })
    const [one, two] = [await aPlayer(game), await aPlayer(game)]
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    clock.set(deadline)
    expect((await one.client.post(url, { flag: FLAG })).status).toBe(200)
    expect(await scoreOf(game.id, one)).toBe(1050)
    clock.set(deadline + 1)
    expect((await two.client.post(url, { flag: FLAG })).status).toBe(400)
    clock.set(begin)
  })
})

describe('T10: what is hidden', () => {
  it('a hidden game is in no list, for nobody; who may open it is in hidden-games.test.ts', async () => {
    const title = 'Hidden harbour'
    const games = [
      await aGame({ hidden: true, title }),
      await aGame({ hidden: true, title, invite_code: 'x' }),
    ]
    const players = await Promise.all(games.map((game) => aPlayer(game)))
    for (const client of [visitor, admin, ...players.map((player) => player.client)]) {
      expect((await client.get('/api/game?count=50')).text).not.toContain(title)
      expect((await client.get('/api/game/recent')).text).not.toContain(title)
    }
  })

  it('a disabled challenge is nowhere, whatever was open when it went', async () => {
    const game = await aGame()
    const secret = 'Kraken'
    const challenge = await aChallenge(game, { title: secret, content: secret, hints: [secret] })
    await aChallenge(game)
    const { client, team } = await aPlayer(game)
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    const { body: id } = await client.post(url, { flag: FLAG })
    const edit = `/api/edit/games/${game.id}/challenges/${challenge.id}`
    await admin.put(edit, { isEnabled: false })
    for (const who of [visitor, client, await as(await aUser())])
      for (const path of [``, '/details', '/scoreboard', `/challenges/${challenge.id}`, '/check'])
        expect((await who.get(`/api/game/${game.id}${path}`)).text).not.toContain(secret)
    expect(await client.get(url)).toMatchObject({
      status: 404,
      body: { title: 'There is no such challenge.' },
    })
    expect((await client.post(url, { flag: FLAG })).status).toBe(404)
    // What was sent before is still answered, and counts again once the challenge is back.
    expect((await client.get(`${url}/status/${id}`)).body).toBe('Accepted')
    const board = async () => (await visitor.get(`/api/game/${game.id}/scoreboard`)).body.items[0]
    expect(await board()).toMatchObject({ id: team.id, score: 0, solvedCount: 0 })
    await admin.put(edit, { isEnabled: true })
    expect(await board()).toMatchObject({ id: team.id, score: 1050, solvedCount: 1 })
  })

  it('a game that is deleted while it is open answers 404, and never a failure', async () => {
    const { game, challenge, player } = await aWorld()
    const { client } = player
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    const sending = Array.from({ length: 20 }, () => client.post(url, { flag: 'halyard{late}' }))
    const [deleted, ...answers] = await Promise.all([
      admin.delete(`/api/edit/games/${game.id}`),
      ...sending,
    ])
    expect(deleted?.status).toBe(200)
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    for (const path of ['', '/details', '/scoreboard', '/notices', '/writeup', '/check'])
      expect((await client.get(`/api/game/${game.id}${path}`)).status).toBe(404)
    expect((await client.get(url)).status).toBe(404)
    expect((await client.post(url, { flag: FLAG })).status).toBe(404)
    expect((await monitor.get(`/api/game/${game.id}/events`)).status).toBe(404)
    expect(
      await db.selectFrom('submissions').selectAll().where('game_id', '=', game.id).execute(),
    ).toEqual([])
  })
})

describe('T08: answers that are kept are the caller’s own', () => {
  it('a tag is of one team, one game, one page', async () => {
    const [mine, other] = [await aWorld(), await aWorld()]
    const tags = new Map<string, string>()
    const paths = ['/scoreboard', '/notices', '/notices?count=1', '/notices?count=1&skip=1']
    for (const { game } of [mine, other])
      for (const path of paths) {
        const url = `/api/game/${game.id}${path}`
        tags.set(url, String((await visitor.get(url)).headers.etag))
      }
    expect(new Set(tags.values()).size).toBe(tags.size)
    const details = `/api/game/${mine.game.id}/details`
    const { headers } = await mine.player.client.get(details)
    expect(headers['cache-control']).toContain('private')
    const rival = await aPlayer(mine.game)
    const known = { 'if-none-match': String(headers.etag) }
    expect((await rival.client.get(details, known)).status).toBe(200)
    expect((await visitor.get(details, known)).status).toBe(401)
  })

  it('what depends on the caller or the language is kept by nobody else', async () => {
    const { game, player } = await aWorld()
    for (const client of [visitor, player.client, admin]) {
      const { headers } = await client.get(`/api/game/${game.id}`)
      expect(String(headers['cache-control'] ?? '')).not.toContain('public')
    }
    expect(await list(player.client)).toBe(await list(visitor))
    expect(await list(admin)).toBe(await list(visitor))
    const refusal = await visitor.get(`/api/game/${NOTHING}`, { 'accept-language': 'zh-CN' })
    expect(refusal).toMatchObject({
      body: { title: '比赛不存在。' },
      headers: { 'cache-control': 'no-store' },
    })
  })
})

describe('T25: whoever goes is gone at once', () => {
  it('a kicked member plays no more; what was solved counts once, as before', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { team, user: captain, participation } = await aPlayer(game)
    const mate = await aUser()
    await db
      .insertInto('team_members')
      .values({ team_id: team.id, user_id: mate.id, joined_at: ms(clock.now()) })
      .execute()
    await db
      .insertInto('participation_members')
      .values({
        participation_id: participation.id,
        user_id: mate.id,
        game_id: game.id,
        joined_at: ms(clock.now()),
      })
      .execute()
    const [client, boss] = [await as(mate), await as(captain)]
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    expect((await client.post(url, { flag: FLAG })).status).toBe(200)
    // A team of a running game stays together; an administrator may open it, and the game may be over.
    expect((await boss.post(`/api/team/${team.id}/kick/${mate.id}`)).status).toBe(400)
    await db
      .updateTable('games')
      .set({ ends_at: ms(clock.now()) })
      .where('id', '=', game.id)
      .execute()
    services.board.changed(game.id)
    expect((await boss.post(`/api/team/${team.id}/kick/${mate.id}`)).status).toBe(200)
    for (const path of ['/details', `/challenges/${challenge.id}`, '/writeup'])
      expect((await client.get(`/api/game/${game.id}${path}`)).status).toBe(400)
    expect((await client.post(url, { flag: FLAG })).status).toBe(400)
    const { items } = (await visitor.get(`/api/game/${game.id}/scoreboard`)).body
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ id: team.id, solvedCount: 1 })
  })

  it('a banned player is stopped at the next request, whatever it is', async () => {
    const { game, challenge, player } = await aWorld()
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    await db.updateTable('users').set({ role: 'Banned' }).where('id', '=', player.user.id).execute()
    for (const answer of [
      await player.client.get(`/api/game/${game.id}/details`),
      await player.client.post(url, { flag: FLAG }),
      await player.client.get('/api/team'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { title: 'This account is banned.' } })
    expect(
      await db.selectFrom('solves').selectAll().where('game_id', '=', game.id).execute(),
    ).toEqual([])
  })

  it('a suspended team leaves the board with all it took, and comes back with all of it', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [one, two] = [await aPlayer(game), await aPlayer(game)]
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    await one.client.post(url, { flag: FLAG })
    clock.advance(1000)
    await two.client.post(url, { flag: FLAG })
    const board = async () => {
      const { items, challenges } = (await visitor.get(`/api/game/${game.id}/scoreboard`)).body
      const scores = items.map(({ id, score }: { id: number; score: number }) => [id, score])
      return { scores, bloods: challenges.Misc[0].bloods.length, solved: challenges.Misc[0].solved }
    }
    const before = await board()
    const review = (status: string) =>
      admin.put(`/api/admin/participation/${one.participation.id}`, { status })
    await review('Suspended')
    expect(await board()).toEqual({ scores: [[two.team.id, 1050]], bloods: 1, solved: 1 })
    expect((await one.client.get(url)).status).toBe(400)
    await review('Accepted')
    expect(await board()).toEqual(before)
  })

  it('a deleted team takes its solves along, once', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [one, two] = [await aPlayer(game), await aPlayer(game)]
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    await one.client.post(url, { flag: FLAG })
    clock.advance(1000)
    await two.client.post(url, { flag: FLAG })
    expect((await admin.delete(`/api/admin/teams/${one.team.id}`)).status).toBe(200)
    const { items, challenges } = (await visitor.get(`/api/game/${game.id}/scoreboard`)).body
    expect(items).toMatchObject([{ id: two.team.id, score: 1050 }])
    expect(challenges.Misc[0]).toMatchObject({ solved: 1, score: 1000 })
    expect((await one.client.get(`/api/game/${game.id}/details`)).status).toBe(400)
  })
})

describe('T34: a monitor looks on', () => {
  it('and changes nothing: every operation that is not for reading is closed', async () => {
    const writing = operations.filter(
      ({ role, method, id }) => role === 'Admin' && method !== 'GET' && id !== 'importGame',
    )
    expect(writing.length).toBeGreaterThan(40)
    for (const operation of writing)
      expect({
        id: operation.id,
        status: (await callOperation(monitor, operation, { userId: NOBODY })).status,
      }).toEqual({
        id: operation.id,
        status: 403,
      })
  })
})
