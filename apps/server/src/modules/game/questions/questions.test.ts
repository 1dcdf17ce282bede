import { describe, expect, it, vi } from 'vitest'
import { ms } from '#db/database.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestPlayer } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { listenAt } from '#testing/hub-listener.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, cookieOf, db, visitor } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
const SECRET = 'Is the knot on the north pier ours?'

const url = (game: { id: number }) => `/api/game/${game.id}/questions`
const queue = (game: { id: number }) => `/api/edit/games/${game.id}/questions`
const ask = (client: HttpClient, game: { id: number }, content = SECRET, challengeId?: number) =>
  client.post(url(game), { content, ...(challengeId && { challengeId }) })
const reply = (game: { id: number }, id: number, answer = 'It is not.') =>
  admin.put(`${queue(game)}/${id}/answer`, { answer })
const setStatus = ({ participation }: TestPlayer, status: 'Suspended' | 'Accepted') =>
  db.updateTable('participations').set({ status }).where('id', '=', participation.id).execute()

/** A mate of a player in team and game. */
async function aMate(game: { id: number }, { team, participation }: TestPlayer) {
  const user = await aUser()
  const at = { user_id: user.id, joined_at: ms(clock.now()) }
  await db
    .insertInto('team_members')
    .values({ team_id: team.id, ...at })
    .execute()
  await db
    .insertInto('participation_members')
    .values({ participation_id: participation.id, game_id: game.id, ...at })
    .execute()
  return { user, client: await as(user) }
}

describe('a question', () => {
  it('is read with its answer by the whole team, each with a mark of their own', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { title: 'Knots' })
    const player = await aPlayer(game)
    const mate = await aMate(game, player)
    const asked = await ask(player.client, game, `  ${SECRET}\n`, challenge.id)
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        ...{ id: asked.body.id, content: SECRET, challengeId: challenge.id, challenge: 'Knots' },
        ...{ user: player.user.userName, askedAt: clock.now(), isClaimed: false },
        ...{ answer: null, answeredAt: null, isPublic: false, isUnread: false },
      },
    ])
    expect((await mate.client.get(url(game))).body).toEqual([asked.body])
    expect((await reply(game, asked.body.id)).status).toBe(200)
    const answered = { answer: 'It is not.', answeredAt: clock.now(), isUnread: true }
    expect((await player.client.get(url(game))).body).toMatchObject([answered])
    expect((await mate.client.post(`${url(game)}/read`, { ids: [asked.body.id] })).status).toBe(200)
    expect((await mate.client.get(url(game))).body[0].isUnread).toBe(false)
    expect((await player.client.get(url(game))).body[0].isUnread).toBe(true)
  })

  it('is of any script, and HTML is text', async () => {
    const game = await aGame()
    const texts = [
      '¿Dónde está el nudo?',
      '旗在哪里？🏴‍☠️',
      'أين العقدة؟',
      'קשר',
      'узел',
      '<b onclick="x">&amp;</b>',
    ]
    const player = await aPlayer(game)
    for (const text of texts) {
      expect((await ask(player.client, game, text)).body.content).toBe(text)
      clock.advance(60_000)
    }
    const listed = (await player.client.get(url(game))).body
    expect(listed.map(({ content }: { content: string }) => content)).toEqual(texts.toReversed())
  })

  it('has a text, and at most 4,000 characters', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    for (const content of ['', '  \n', '旗'.repeat(4001), 'x'.repeat(10_000)])
      expect((await ask(client, game, content)).status).toBe(400)
    expect((await ask(client, game, '旗'.repeat(10_000))).status).toBe(413)
    expect((await ask(client, game, '🏴'.repeat(4000))).status).toBe(200)
  })

  it('is one of a few at once, and then of one a minute', async () => {
    const game = await aGame()
    const [player, other] = [await aPlayer(game), await aPlayer(game)]
    const many = await Promise.all(Array.from({ length: 12 }, () => ask(player.client, game)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = many.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(other.client, game)).status).toBe(200)
    clock.advance(60_000)
    expect((await ask(player.client, game)).status).toBe(200)
    expect((await ask(player.client, game)).status).toBe(429)
  })

  it('waits with at most nineteen others of the team', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    for (let count = 0; count < 20; count++) {
      expect((await ask(client, game)).status).toBe(200)
      clock.advance(60_000)
    }
    const refused = await ask(client, game)
    expect([refused.status, refused.body.title]).toEqual([
      400,
      'Already 20 questions of your team wait for an answer. Ask again once some are answered.',
    ])
    const [first] = (await client.get(url(game))).body
    await reply(game, first.id)
    expect((await ask(client, game)).status).toBe(200)
  })

  it('is about a challenge that the team sees, or none', async () => {
    const game = await aGame()
    const [shown, off, other] = [
      await aChallenge(game),
      await aChallenge(game, { is_enabled: false }),
      await aChallenge(await aGame()),
    ]
    const { client } = await aPlayer(game)
    const blind = await aDivision(game, { default_permissions: 0 })
    const unseeing = await aPlayer(game, { division_id: blind.id })
    for (const id of [off.id, other.id, 2_000_000_000])
      expect((await ask(client, game, SECRET, id)).status).toBe(404)
    expect((await ask(unseeing.client, game, SECRET, shown.id)).status).toBe(404)
    const { body } = await ask(client, game, SECRET, shown.id)
    await db.deleteFrom('challenges').where('id', '=', shown.id).execute()
    const gone = { id: body.id, challengeId: null, challenge: shown.title }
    expect((await client.get(url(game))).body).toMatchObject([gone])
    expect((await admin.get(queue(game))).body.questions).toMatchObject([gone])
  })

  it('comes before the start and after the end as well, about the game', async () => {
    const later = await aGame({ starts_at: ms(clock.now() + 10_000) })
    const { client } = await aPlayer(later)
    expect((await ask(client, later)).status).toBe(200)
    const over = await aGame({ ends_at: ms(clock.now() - 1) })
    expect((await ask((await aPlayer(over)).client, over)).status).toBe(200)
  })
})

describe('what a team asks', () => {
  it('is read by nobody else', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const other = await aPlayer(game)
    const { body } = await ask(player.client, game)
    await reply(game, body.id, 'Only yours.')
    const monitor = await as(await aUser({ role: 'Monitor' }))
    const paths = [
      '',
      '/notices',
      '/scoreboard',
      '/details',
      '/events',
      '/submissions',
      '/participations',
    ]
    for (const client of [visitor, other.client, await as(await aUser())])
      for (const path of [
        url(game),
        queue(game),
        ...paths.map((one) => `/api/game/${game.id}${one}`),
      ]) {
        const { text } = await client.get(path)
        expect([path, text.includes(SECRET), text.includes('Only yours.')]).toEqual([
          path,
          false,
          false,
        ])
      }
    expect((await other.client.get(url(game))).body).toEqual([])
    expect((await other.client.post(`${url(game)}/read`, { ids: [body.id] })).status).toBe(200)
    expect(
      await db
        .selectFrom('question_reads')
        .selectAll()
        .where('question_id', '=', body.id)
        .execute(),
    ).toEqual([])
    expect((await monitor.get(queue(game))).text).toContain(SECRET)
    for (const path of ['/api/admin/logs?count=100', `/api/game/${game.id}/events`])
      expect((await admin.get(path)).text).not.toContain(SECRET)
  })

  it('is out of sight for who leaves the team, and stays with the others', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const mate = await aMate(game, player)
    await ask(mate.client, game)
    const ends_at = ms(clock.now() - 1)
    await db.updateTable('games').set({ ends_at }).where('id', '=', game.id).execute()
    const kicked = await player.client.post(`/api/team/${player.team.id}/kick/${mate.user.id}`)
    expect(kicked.status).toBe(200)
    const left = await mate.client.get(url(game))
    expect([left.status, left.text.includes(SECRET)]).toEqual([400, false])
    expect((await player.client.get(url(game))).body).toMatchObject([{ user: mate.user.userName }])
  })

  it('loses the name with the account, and goes with the team', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const mate = await aMate(game, player)
    const { body } = await ask(mate.client, game)
    await reply(game, body.id)
    await mate.client.post(`${url(game)}/read`, { ids: [body.id] })
    await db.deleteFrom('users').where('id', '=', mate.user.id).execute()
    expect((await player.client.get(url(game))).body).toMatchObject([
      { content: SECRET, user: null },
    ])
    expect((await admin.delete(`/api/admin/teams/${player.team.id}`)).status).toBe(200)
    expect((await admin.get(queue(game))).body).toMatchObject({ total: 0, questions: [] })
    expect(await reply(game, body.id)).toMatchObject({ status: 404 })
  })

  it('is still read by a team that is suspended, which asks nothing more', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const { body } = await ask(player.client, game)
    await setStatus(player, 'Suspended')
    expect((await ask(player.client, game)).status).toBe(400)
    expect((await admin.get(queue(game))).body.questions).toMatchObject([
      { id: body.id, state: 'open', teamStatus: 'Suspended' },
    ])
    expect((await reply(game, body.id)).status).toBe(200)
    expect((await player.client.get(url(game))).body).toMatchObject([{ answer: 'It is not.' }])
  })

  it('needs a player of the game', async () => {
    const game = await aGame({ hidden: true })
    const stranger = await as(await aUser())
    expect((await stranger.get(url(game))).status).toBe(404)
    expect((await ask(stranger, game)).status).toBe(404)
    const open = await aGame()
    expect((await stranger.get(url(open))).status).toBe(400)
    expect((await ask((await aPlayer(open, { status: 'Pending' })).client, open)).status).toBe(400)
  })

  it('is not sent again while it is the same', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    const { body } = await ask(client, game)
    const { headers } = await client.get(url(game))
    const again = () =>
      client.send({
        method: 'GET',
        url: url(game),
        headers: { 'if-none-match': String(headers['etag']) },
      })
    expect((await again()).status).toBe(304)
    await reply(game, body.id)
    expect((await again()).status).toBe(200)
  })
})

describe('hub messages', () => {
  it('reach the players of the team and the staff, and nobody else', async () => {
    const game = await aGame()
    const [player, other] = [await aPlayer(game), await aPlayer(game)]
    const heard: Record<string, { id: number }[]> = { own: [], foreign: [], visitor: [], staff: [] }
    const listen = (name: string, cookie?: string) =>
      listenAt(
        origin,
        'user',
        { ReceivedTeamQuestion: (change) => void heard[name]?.push(change) },
        {
          gameId: game.id,
          ...(cookie !== undefined && { cookie }),
        },
      )
    await listen('own', await cookieOf(player.user))
    await listen('foreign', await cookieOf(other.user))
    await listen('visitor')
    const staff = { gameId: game.id, cookie: await cookieOf(await aUser({ role: 'Monitor' })) }
    await listenAt(
      origin,
      'monitor',
      { ReceivedQuestion: (change) => void heard['staff']?.push(change) },
      staff,
    )
    const { body } = await ask(player.client, game)
    await reply(game, body.id)
    const twice = [{ id: body.id }, { id: body.id }]
    await vi.waitFor(() => expect([heard['own'], heard['staff']]).toEqual([twice, twice]), 15_000)
    expect([heard['foreign'], heard['visitor']]).toEqual([[], []])
  })
})
