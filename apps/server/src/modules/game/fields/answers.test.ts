import { beforeEach, describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import type { TestGame } from '#testing/builders.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, aTeam, clock, visitor, db } = app
const { aGame, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

type Client = typeof admin

const day = 24 * 3_600_000
beforeEach(() => clock.set(Date.now()))

const school = { label: 'School', kind: 'text', isRequired: true }
const shirt = { label: 'Shirt', kind: 'choice', choices: ['S', 'M'] }
const vegan = { label: 'Vegan', kind: 'yesNo' }

const ask = async (game: TestGame, fields: object[]): Promise<number[]> => {
  const body = { reason: 'We print badges.', deleteAt: Date.now() + day, fields }
  const saved = await admin.put(`/api/edit/games/${game.id}/fields`, body)
  expect(saved.status).toBe(200)
  return saved.body.fields.map(({ id }: { id: number }) => id)
}
const askedOf = async (client: Client, { id }: TestGame) =>
  (await client.get(`/api/game/${id}/check`)).body.profileFields
const fieldsOf = async (client: Client, game: TestGame) => (await askedOf(client, game)).fields
const storedIn = async ({ id }: TestGame) => {
  const { body } = await admin.get(`/api/edit/games/${id}/fields/answers`)
  return body.players
}

/** A game that asks for three things, and a team of two that can join. */
async function anAsking() {
  const game = await aGame()
  const ids = await ask(game, [school, shirt, vegan])
  const [captain, mate] = [await aUser(), await aUser()]
  const team = await aTeam({ captain, members: [mate] })
  const join = (client: Client, answers?: object[]) =>
    client.post(`/api/game/${game.id}`, { teamId: team.id, ...(answers && { answers }) })
  const answered = (...texts: string[]) => texts.map((answer, at) => ({ fieldId: ids[at], answer }))
  return { game, ids, captain, mate, team, join, answered, client: await as(captain) }
}

describe('joining a game that asks', () => {
  it('shows what is asked and why, and stores what is answered', async () => {
    const { game, ids, captain, client, join, answered } = await anAsking()
    expect(await askedOf(client, game)).toEqual({
      reason: 'We print badges.',
      deleteAt: expect.any(Number),
      fields: [
        {
          ...{ id: ids[0], label: 'School', hint: '', kind: 'text', choices: [] },
          ...{ isRequired: true, answer: null, earlierAnswer: null },
        },
        expect.objectContaining({ label: 'Shirt', choices: ['S', 'M'], isRequired: false }),
        expect.objectContaining({ label: 'Vegan', kind: 'yesNo' }),
      ],
    })
    expect((await join(client, answered('Harbour School', '', 'no'))).status).toBe(200)
    expect(await storedIn(game)).toEqual([
      {
        userId: captain.id,
        answers: [
          { fieldId: ids[0], answer: 'Harbour School' },
          { fieldId: ids[2], answer: 'no' },
        ],
      },
    ])
    const answers = (await fieldsOf(client, game)).map(({ answer }: { answer: string }) => answer)
    expect(answers).toEqual(['Harbour School', null, 'no'])
  })

  it('refuses a client that knows no fields in a sentence, and lets nobody in', async () => {
    const { game, client, join } = await anAsking()
    const refused = await join(client)
    expect(refused.status).toBe(400)
    expect(refused.body.title).toMatch(/where you join/)
    expect((await admin.get(`/api/game/${game.id}/participations`)).body).toEqual([])
  })

  it('lets such a client in where nothing is required', async () => {
    const game = await aGame()
    await ask(game, [shirt])
    const user = await aUser()
    const team = await aTeam({ captain: user })
    const joined = await (await as(user)).post(`/api/game/${game.id}`, { teamId: team.id })
    expect(joined.status).toBe(200)
  })

  it('asks each player of a team for himself', async () => {
    const { game, mate, client, join, answered } = await anAsking()
    await join(client, answered('Harbour School'))
    const other = await as(mate)
    expect((await join(other)).status).toBe(400)
    expect((await join(other, answered('Pier School'))).status).toBe(200)
    expect(await storedIn(game)).toHaveLength(2)
  })

  it.each([
    ['an empty one that is required', ['  '], /“School” needs an answer/],
    ['a choice that is none', ['A', 'XL'], /“Shirt” does not fit/],
    ['neither yes nor no', ['A', 'S', 'maybe'], /“Vegan” does not fit/],
  ])('refuses %s', async (_what, texts, title) => {
    const { client, join, answered } = await anAsking()
    const refused = await join(client, answered(...texts))
    expect(refused.status).toBe(400)
    expect(refused.body.title).toMatch(title)
  })

  it('refuses answers to fields that are gone, of another game or given twice', async () => {
    const { game, client, join, answered } = await anAsking()
    const old = answered('A')
    const [id] = await ask(await aGame(), [school])
    for (const answers of [
      [...old, ...old],
      [...old, { fieldId: id, answer: 'B' }],
    ]) {
      const refused = await join(client, answers)
      expect(refused.status).toBe(400)
      expect(refused.body.title).toMatch(/has changed/)
    }
    await ask(game, [school])
    expect((await join(client, old)).body.title).toMatch(/has changed/)
  })

  it('takes a text of 200 characters in every script as one plain line, and no longer one', async () => {
    const { game, client, join, answered } = await anAsking()
    expect((await join(client, answered('a'.repeat(201)))).status).toBe(400)
    const text = '港の学校 مدرسة الميناء Übersee <b>=1+1</b>'
    expect((await join(client, answered(`  ${text.normalize('NFD')}\n`))).status).toBe(200)
    expect((await fieldsOf(client, game))[0].answer).toBe(text.normalize())
  })

  it('takes no more than twenty answers', async () => {
    const { client, join } = await anAsking()
    const many = Array.from({ length: 21 }, (_, fieldId) => ({ fieldId, answer: '' }))
    expect((await join(client, many)).status).toBe(400)
  })
})

describe('who has answered', () => {
  it('changes all answers on the game page, and deletes them', async () => {
    const { game, captain, ids, client, join, answered } = await anAsking()
    await join(client, answered('Harbour School', 'S'))
    const url = `/api/game/${game.id}/answers`
    expect((await client.put(url, { answers: answered('', 'S') })).status).toBe(400)
    expect((await client.put(url, { answers: answered('Pier School') })).status).toBe(200)
    expect(await storedIn(game)).toEqual([
      { userId: captain.id, answers: [{ fieldId: ids[0], answer: 'Pier School' }] },
    ])
    expect((await client.delete(url)).status).toBe(200)
    expect(await storedIn(game)).toEqual([])
    expect((await client.delete(url)).status).toBe(200)
  })

  it('is refused without playing, in a game that asks nothing, and without a session', async () => {
    const { game, client, answered } = await anAsking()
    const url = `/api/game/${game.id}/answers`
    expect((await client.put(url, { answers: answered('A') })).status).toBe(400)
    expect((await client.delete(url)).status).toBe(400)
    expect((await visitor.put(url, { answers: [] })).status).toBe(401)
    expect((await visitor.delete(url)).status).toBe(401)
    const other = await aGame()
    const player = await aPlayer(other)
    const none = await player.client.put(`/api/game/${other.id}/answers`, { answers: [] })
    expect(none).toMatchObject({ status: 400 })
    const hidden = await aGame({ hidden: true })
    const draft = `/api/game/${hidden.id}/answers`
    expect((await client.put(draft, { answers: [] })).status).toBe(404)
    expect((await client.delete(draft)).status).toBe(404)
  })

  it('saves many times at once, and one of the saves stays whole', async () => {
    const { game, client, join, answered } = await anAsking()
    await join(client, answered('A'))
    const url = `/api/game/${game.id}/answers`
    const saves = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        client.put(url, { answers: answered(`School ${at}`, at % 2 ? 'S' : 'M') }),
      ),
    )
    expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200]))
    const [{ answers }] = await storedIn(game)
    const [{ answer }] = answers
    expect(answers[1].answer).toBe(Number(answer.split(' ')[1]) % 2 ? 'S' : 'M')
  })

  it('finds the own last answer in the next game, for the same label and kind, and nobody else does', async () => {
    const { game, client, join, answered } = await anAsking()
    await join(client, answered('Harbour School', 'M', 'yes'))
    const next = await aGame()
    const smaller = { ...shirt, choices: ['S', 'XS'] }
    await ask(next, [school, smaller, { ...vegan, kind: 'text' }])
    const earlier = async (who: Client) =>
      (await fieldsOf(who, next)).map(
        ({ earlierAnswer }: { earlierAnswer: string | null }) => earlierAnswer,
      )
    expect(await earlier(client)).toEqual(['Harbour School', null, null])
    expect(await earlier(await as(await aUser()))).toEqual([null, null, null])
    await db
      .updateTable('field_forms')
      .set({ delete_at: ms(Date.now() - 1) })
      .where('game_id', '=', game.id)
      .execute()
    expect(await earlier(client)).toEqual([null, null, null])
  })

  it('leaves nothing behind: not on leaving the game, and not with the account', async () => {
    const game = await aGame({ accept_without_review: false })
    const [id] = await ask(game, [school])
    const join = async () => {
      const user = await aUser()
      const team = await aTeam({ captain: user })
      const client = await as(user)
      const answers = [{ fieldId: id, answer: 'Harbour School' }]
      const joined = await client.post(`/api/game/${game.id}`, { teamId: team.id, answers })
      expect(joined.status).toBe(200)
      return { user, team, client }
    }
    const [leaving, deleted] = [await join(), await join()]
    expect(await storedIn(game)).toHaveLength(2)
    expect((await leaving.client.delete(`/api/game/${game.id}`)).status).toBe(200)
    expect(await storedIn(game)).toHaveLength(1)
    await db.deleteFrom('teams').where('id', '=', deleted.team.id).execute()
    await db.deleteFrom('users').where('id', '=', deleted.user.id).execute()
    const left = db.selectFrom('field_answers').select('answer').where('game_id', '=', game.id)
    expect(await left.execute()).toEqual([])
  })
})
