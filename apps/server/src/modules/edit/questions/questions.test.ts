import { describe, expect, it } from 'vitest'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestPlayer } from '#testing/game-builders.ts'
import type { HttpClient } from '#testing/http-client.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, db } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const aStaff = staffBuilder(app)
const anna = await as(await aUser({ role: 'Admin', user_name: 'anna' }))
const bert = await as(await aUser({ role: 'Admin', user_name: 'bert' }))

const url = (game: { id: number }, rest = '') => `/api/edit/games/${game.id}/questions${rest}`
const canned = (game: { id: number }) => `/api/edit/games/${game.id}/cannedanswers`
const ask = async ({ client }: TestPlayer, game: { id: number }, content = 'Why?', more = {}) =>
  (await client.post(`/api/game/${game.id}/questions`, { content, ...more })).body
const idsOf = async (client: HttpClient, game: { id: number }, query = '') =>
  (await client.get(url(game, query))).body.questions.map(({ id }: { id: number }) => id)

async function aQuestion() {
  const game = await aGame()
  const player = await aPlayer(game)
  const { id } = await ask(player, game)
  const send = (client: HttpClient, body: object, etag?: string) =>
    client.send({
      method: 'PUT',
      url: url(game, `/${id}/answer`),
      payload: { answer: 'So.', ...body },
      ...(etag !== undefined && { headers: { 'if-match': etag } }),
    })
  const read = async () => (await anna.get(url(game))).body.questions[0]
  const claim = (client: HttpClient) => client.post(url(game, `/${id}/claim`))
  return { game, player, id, send, read, claim }
}

describe('the queue', () => {
  it('has what waits first, the oldest first, and is filtered', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [gulls, terns] = [await aPlayer(game, { name: 'Gulls' }), await aPlayer(game)]
    const first = await ask(gulls, game)
    const second = await ask(terns, game, 'How?', { challengeId: challenge.id })
    const third = await ask(gulls, game, 'When?')
    await anna.post(url(game, `/${third.id}/claim`))
    await anna.put(url(game, `/${first.id}/answer`), { answer: 'So.' })
    const { body } = await anna.get(url(game))
    expect([body.counts, body.total]).toEqual([{ open: 1, claimed: 1, answered: 1 }, 3])
    expect(body.questions).toMatchObject([
      { id: second.id, state: 'open', challenge: challenge.title, claimedBy: null, isMine: false },
      { id: third.id, state: 'claimed', claimedBy: 'anna', isMine: true },
      { id: first.id, state: 'answered', answeredBy: 'anna', team: 'Gulls', answer: 'So.' },
    ])
    expect(await idsOf(anna, game, '?state=open')).toEqual([second.id])
    expect(await idsOf(anna, game, `?challengeId=${challenge.id}`)).toEqual([second.id])
    const ofGulls = `?participationId=${gulls.participation.id}`
    expect(await idsOf(anna, game, ofGulls)).toEqual([third.id, first.id])
    expect(await idsOf(anna, game, '?count=1&skip=1')).toEqual([third.id])
    const counted = (await anna.get(url(game, '?state=claimed&count=0'))).body
    expect([counted.total, counted.questions]).toEqual([1, []])
  })

  it('is of monitors and managers, and an author has what is about own challenges', async () => {
    const game = await aGame()
    const [own, other] = [await aChallenge(game), await aChallenge(game)]
    const player = await aPlayer(game)
    const mine = await ask(player, game, 'Mine?', { challengeId: own.id })
    const theirs = await ask(player, game, 'Theirs?', { challengeId: other.id })
    await ask(player, game, 'Game?')
    const { client: author } = await aStaff(game, 'author', { challenges: [own] })
    const { client: reviewer } = await aStaff(game, 'reviewer')
    const { client: elsewhere } = await aStaff(await aGame(), 'manager')
    expect((await reviewer.get(url(game))).status).toBe(403)
    expect((await elsewhere.get(url(game))).status).toBe(403)
    const { body, text } = await author.get(url(game))
    expect([body.counts.open, body.total, text.includes('Theirs?')]).toEqual([1, 1, false])
    expect(await idsOf(author, game, `?challengeId=${other.id}`)).toEqual([])
    for (const [path, method] of [
      ['claim', 'POST'],
      ['claim', 'DELETE'],
      ['answer', 'PUT'],
    ] as const) {
      const payload = path === 'answer' ? { answer: 'So.' } : undefined
      const call = (id: number) =>
        author.send({ method, url: url(game, `/${id}/${path}`), ...(payload && { payload }) })
      expect((await call(theirs.id)).status).toBe(404)
      expect((await call(mine.id)).status).toBe(200)
    }
    expect((await author.put(canned(game), { answers: [] })).status).toBe(403)
    expect((await author.get(canned(game))).status).toBe(200)
    for (const role of ['manager', 'monitor'] as const)
      expect(await idsOf((await aStaff(game, role)).client, game)).toHaveLength(3)
  })
})

describe('a claim', () => {
  it('is seen by others and by the team, and is of one at a time', async () => {
    const { game, player, id, claim, read } = await aQuestion()
    const both = await Promise.all([claim(anna), claim(bert)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const winner = (await read()).claimedBy
    expect(both.find(({ status }) => status === 409)?.body.title).toBe(
      `${winner} has claimed this question and is about to answer it. Nothing was changed.`,
    )
    const { body } = await player.client.get(`/api/game/${game.id}/questions`)
    expect([body[0].isClaimed, JSON.stringify(body).includes(winner)]).toEqual([true, false])
    expect((await bert.delete(url(game, `/${id}/claim`))).body).toMatchObject({ state: 'open' })
    expect((await claim(bert)).body).toMatchObject({ state: 'claimed', claimedBy: 'bert' })
  })

  it('goes with the account of who made it', async () => {
    const { game, read } = await aQuestion()
    const { user, client } = await aStaff(game, 'monitor')
    const { id } = await read()
    await client.post(url(game, `/${id}/claim`))
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect(await read()).toMatchObject({ state: 'open', claimedBy: null })
  })
})

describe('an answer', () => {
  it('is one of two at the same time, and the other is refused in words', async () => {
    const { send, read } = await aQuestion()
    const { etag } = await read()
    const both = await Promise.all([
      send(anna, { answer: 'One.' }, etag),
      send(bert, { answer: 'Two.' }, etag),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 412]))
    const kept = both[0]?.status === 200 ? 'One.' : 'Two.'
    expect((await read()).answer).toBe(kept)
    const late = await send(anna, { answer: 'Three.' })
    expect([late.status, late.body.title]).toEqual([
      409,
      'This question has been answered by now. Nothing was changed.',
    ])
    expect((await read()).answer).toBe(kept)
  })

  it('waits for who has claimed the question, unless its writer has seen the claim', async () => {
    const { claim, send, read } = await aQuestion()
    await claim(anna)
    expect((await send(bert, {})).status).toBe(409)
    expect((await send(bert, {}, (await read()).etag)).status).toBe(200)
  })

  it('can be replaced, and is unread again', async () => {
    const { game, player, id, send, read } = await aQuestion()
    await send(anna, {})
    const own = `/api/game/${game.id}/questions`
    await player.client.post(`${own}/read`, { ids: [id] })
    clock.advance(1000)
    expect((await send(bert, { answer: 'No.' }, (await read()).etag)).status).toBe(200)
    expect((await player.client.get(own)).body).toMatchObject([{ answer: 'No.', isUnread: true }])
  })

  it('to all is a notice, which is rewritten with it, and names no team', async () => {
    const { game, player, send, read } = await aQuestion()
    const notices = async () => (await player.client.get(`/api/game/${game.id}/notices`)).body
    const sent = await send(anna, { notice: 'The pier is not part of it.' })
    expect(sent.body).toMatchObject({ isPublic: true, answer: 'So.' })
    expect(await notices()).toMatchObject([
      { type: 'Normal', values: ['The pier is not part of it.'] },
    ])
    expect(JSON.stringify(await notices())).not.toContain(player.team.name)
    await send(anna, { notice: 'The pier is closed.' }, (await read()).etag)
    expect(await notices()).toMatchObject([{ values: ['The pier is closed.'] }])
    await send(anna, { answer: 'Closed.' }, (await read()).etag)
    expect(await notices()).toHaveLength(1)
  })

  it('to all is for those who may write notices', async () => {
    const { game, send, read } = await aQuestion()
    const monitor = await as(await aUser({ role: 'Monitor' }))
    const { client: manager } = await aStaff(game, 'manager')
    const refused = await send(monitor, { notice: 'All.' })
    expect([refused.status, (await read()).state]).toEqual([403, 'open'])
    expect((await send(monitor, {})).status).toBe(200)
    expect((await send(manager, { notice: 'All.' }, (await read()).etag)).status).toBe(200)
  })

  it('has a text, and at most 8,000 characters', async () => {
    const { send } = await aQuestion()
    for (const answer of ['', '\n', 'x'.repeat(8001)])
      expect((await send(anna, { answer })).status).toBe(400)
    expect((await send(anna, { notice: ' ' })).status).toBe(400)
  })
})

describe('canned answers', () => {
  it('are saved in their order, and not over those of somebody else', async () => {
    const game = await aGame()
    const answers = [
      { title: 'Rules', content: 'Read the rules.' },
      { title: 'Flags', content: '`halyard{…}`' },
    ]
    const { body: empty } = await anna.get(canned(game))
    expect(empty.answers).toEqual([])
    const saved = await anna.put(canned(game), { answers })
    expect(saved.body.answers).toEqual(answers)
    const put = (etag: string) =>
      bert.send({
        method: 'PUT',
        url: canned(game),
        payload: { answers: [] },
        headers: { 'if-match': etag },
      })
    expect((await put(empty.etag)).status).toBe(412)
    expect((await anna.get(canned(game))).body).toEqual(saved.body)
    expect((await put(saved.body.etag)).body.answers).toEqual([])
  })
})
