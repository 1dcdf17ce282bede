import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import type { TestGame } from '#testing/builders.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestPlayer } from '#testing/game-builders.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor, db, services } = app
const { aGame, aPlayer } = gameBuilders(app)
const aStaff = staffBuilder(app)
const admin = await as(await aUser({ role: 'Admin' }))

const day = 24 * 3_600_000
// The clock of the database decides about dates.
beforeEach(() => clock.set(Date.now()))

const urlOf = ({ id }: TestGame) => `/api/edit/games/${id}/fields`
const school = { label: 'School', kind: 'text', isRequired: true }
const shirt = { label: 'Shirt', kind: 'choice', choices: ['S', 'M', 'L'] }
const sheet = (fields: object[], more: object = {}) => ({
  ...{ reason: 'We print badges.', deleteAt: Date.now() + day, fields },
  ...more,
})
const save = (game: TestGame, fields: object[], more: object = {}, headers = {}) =>
  admin.put(urlOf(game), sheet(fields, more), headers)
const answer = ({ client }: TestPlayer, game: TestGame, answers: object[]) =>
  client.put(`/api/game/${game.id}/answers`, { answers })
const answersOf = async (game: TestGame) => (await admin.get(`${urlOf(game)}/answers`)).body

/** A game that asks for a school and a shirt, and a player who has answered. */
async function anAnswered() {
  const game = await aGame()
  const { body } = await save(game, [school, shirt])
  const [first, second] = body.fields
  const player = await aPlayer(game)
  const answers = [
    { fieldId: first.id, answer: 'Harbour School' },
    { fieldId: second.id, answer: 'M' },
  ]
  expect((await answer(player, game, answers)).status).toBe(200)
  return { game, player, answers, fields: [first, second], etag: body.etag }
}

/** Lets the date of a game come. */
const expire = ({ id }: TestGame) =>
  db
    .updateTable('field_forms')
    .set({ delete_at: ms(Date.now() - 1000) })
    .where('game_id', '=', id)
    .execute()

describe('the fields of a game', () => {
  it('are none at first, and a resource of their own that a save of the game leaves alone', async () => {
    const game = await aGame()
    const { body: before } = await admin.get(urlOf(game))
    expect(before).toMatchObject({ reason: '', deleteAt: null, deletedAt: null, fields: [] })
    expect(before.latestDeleteAt).toBe(game.ends_at + 365 * day)
    const saved = await save(game, [school, shirt], {}, { 'if-match': before.etag })
    expect(saved.body.fields).toMatchObject([
      { label: 'School', hint: '', kind: 'text', choices: [], isRequired: true, answerCount: 0 },
      { label: 'Shirt', kind: 'choice', choices: ['S', 'M', 'L'], isRequired: false },
    ])
    expect((await save(game, [], {}, { 'if-match': before.etag })).status).toBe(412)
    const { title, starts_at: start, ends_at: end } = game
    const whole = { title, start, end, acceptWithoutReview: true, hidden: false }
    expect((await admin.put(`/api/edit/games/${game.id}`, whole)).status).toBe(200)
    expect((await admin.get(urlOf(game))).body).toEqual(saved.body)
  })

  it('keep their answers with other words, another order and other choices', async () => {
    const { game, player, answers, fields, etag } = await anAnswered()
    const [first, second] = fields
    const changed = [
      { ...shirt, id: second.id, label: 'T-shirt', choices: ['S', 'L'] },
      { ...school, id: first.id, label: 'Your school', hint: 'In full.' },
    ]
    const { body, status } = await save(game, changed, {}, { 'if-match': etag })
    expect(status).toBe(200)
    expect(body.fields).toMatchObject([{ answerCount: 1 }, { answerCount: 1 }])
    expect((await answersOf(game)).players).toEqual([
      { userId: player.user.id, answers: answers.toReversed() },
    ])
  })

  it('take their answers along when they are removed', async () => {
    const { game, fields } = await anAnswered()
    await save(game, [{ ...shirt, id: fields[1].id }])
    expect((await answersOf(game)).players).toMatchObject([{ answers: [{ answer: 'M' }] }])
    await save(game, [])
    expect(await answersOf(game)).toEqual({ fields: [], players: [] })
    const left = db.selectFrom('field_answers').select('answer').where('game_id', '=', game.id)
    expect(await left.execute()).toEqual([])
    expect((await admin.get(urlOf(game))).body).toMatchObject({ reason: '', deleteAt: null })
  })

  it('keep their kind once they were answered', async () => {
    const { game, fields } = await anAnswered()
    const refused = await save(game, [{ ...shirt, id: fields[0].id }])
    expect(refused.status).toBe(400)
    expect(refused.body.title).toMatch(/keeps its kind/)
    const fresh = await aGame()
    const { id } = (await save(fresh, [school])).body.fields[0]
    expect((await save(fresh, [{ ...shirt, id }])).status).toBe(200)
  })

  it.each([
    ['no reason', [school], { reason: ' ' }, /Say why you ask/],
    ['no date', [school], { deleteAt: null }, /when the answers are deleted/],
    ['a date that is over', [school], { deleteAt: 1000 }, /in the future/],
    ['no label', [{ ...school, label: ' ' }], {}, /label/],
    ['one choice', [{ ...shirt, choices: ['S'] }], {}, /two choices/],
    ['a choice twice', [{ ...shirt, choices: ['S', ' S'] }], {}, /two choices/],
    ['a field of another game', [{ ...school, id: 2_147_483_647 }], {}, /not in this game/],
  ])('are refused with %s', async (_what, fields, more, title) => {
    const refused = await save(await aGame(), fields, more)
    expect(refused.status).toBe(400)
    expect(refused.body.title).toMatch(title)
  })

  it('are stored for a year after the end at most; an older date stays as it is', async () => {
    const game = await aGame()
    const latest = game.ends_at + 365 * day
    expect((await save(game, [school], { deleteAt: latest + 1 })).status).toBe(400)
    const { body } = await save(game, [school], { deleteAt: latest })
    expect(body.deleteAt).toBe(latest)
    await db
      .updateTable('games')
      .set({ ends_at: ms(game.ends_at - day) })
      .where('id', '=', game.id)
      .execute()
    expect((await save(game, [school, shirt], { deleteAt: latest })).status).toBe(200)
  })

  it('and their answers are for administrators alone', async () => {
    const { game, player } = await anAnswered()
    const monitor = await as(await aUser({ role: 'Monitor' }))
    for (const url of [urlOf(game), `${urlOf(game)}/answers`]) {
      expect((await visitor.get(url)).status).toBe(401)
      expect((await player.client.get(url)).status).toBe(403)
      expect((await monitor.get(url)).status).toBe(403)
    }
    expect((await monitor.put(urlOf(game), sheet([]))).status).toBe(403)
    expect((await admin.get('/api/edit/games/2147483647/fields')).status).toBe(404)
    expect((await admin.get('/api/edit/games/2147483647/fields/answers')).status).toBe(404)
  })

  it('are for the managers of the game too, and their answers for its reviewers', async () => {
    const { game } = await anAnswered()
    const other = await aGame()
    const seen = []
    for (const role of ['manager', 'reviewer', 'monitor', 'author'] as const) {
      const { client } = await aStaff(game, role)
      const [form, answers] = [urlOf(game), `${urlOf(game)}/answers`]
      const reads = [await client.get(form), await client.get(answers)]
      seen.push([role, ...reads.map(({ status }) => status)])
      expect((await client.get(`${urlOf(other)}/answers`)).status).toBe(403)
    }
    expect(seen).toEqual([
      ['manager', 200, 200],
      ['reviewer', 403, 200],
      ['monitor', 403, 403],
      ['author', 403, 403],
    ])
  })

  it('are changed by one of two organizers at once', async () => {
    const game = await aGame()
    const { etag } = (await admin.get(urlOf(game))).body
    const saves = await Promise.all(
      [school, shirt].map((field) => save(game, [field], {}, { 'if-match': etag })),
    )
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })
})

describe('at the date', () => {
  it('answers are gone from every answer of the server, before any timer has run', async () => {
    const { game, player } = await anAnswered()
    await expire(game)
    expect(await answersOf(game)).toEqual({ fields: [], players: [] })
    const check = await player.client.get(`/api/game/${game.id}/check`)
    expect(check.body).not.toHaveProperty('profileFields')
    expect(await answer(player, game, [])).toMatchObject({ status: 400 })
  })

  it('they are deleted once, by whichever process comes first, and counted in the audit log', async () => {
    const { game, player } = await anAnswered()
    await expire(game)
    await Promise.all(Array.from({ length: 12 }, () => services.retention.check()))
    const left = db.selectFrom('field_answers').select('answer').where('game_id', '=', game.id)
    expect(await left.execute()).toEqual([])
    const { body } = await admin.get(
      `/api/admin/audit?kind=Field&action=Deleted&subject=${game.id}`,
    )
    expect(body).toMatchObject([
      {
        ...{ operation: 'retention', userId: null, subjectName: game.title },
        changes: [{ field: 'answers', before: '2', after: '0' }],
      },
    ])
    const { text } = await admin.get('/api/admin/audit')
    expect(text).not.toContain('Harbour School')
    const shown = (await admin.get(urlOf(game))).body
    expect(shown).toMatchObject({ deletedAt: expect.any(Number), fields: [{}, {}] })
    expect(player.user.id).toBeTruthy()
  })

  it('a game whose date is to come keeps its answers, whatever the clock of a process says', async () => {
    const { game, fields } = await anAnswered()
    await save(game, fields, { deleteAt: Date.now() + 60_000 })
    clock.advance(120_000)
    await services.retention.check()
    expect((await answersOf(game)).players).toHaveLength(1)
  })

  it('nothing more is asked, until organizers set another date', async () => {
    const { game } = await anAnswered()
    await expire(game)
    await services.retention.check()
    const { reason, deleteAt, fields } = (await admin.get(urlOf(game))).body
    const joins = async () => {
      const user = await aUser()
      const team = await app.aTeam({ captain: user })
      return (await as(user)).post(`/api/game/${game.id}`, { teamId: team.id })
    }
    expect((await joins()).status).toBe(200)
    expect((await admin.put(urlOf(game), { reason, deleteAt, fields })).status).toBe(200)
    expect((await joins()).status).toBe(200)
    await save(game, fields)
    expect((await joins()).status).toBe(400)
  })

  it('they are deleted by a process that watches, also after the date was moved', async () => {
    const { game, fields } = await anAnswered()
    services.retention.watch()
    const soon = Date.now() + 700
    expect((await save(game, fields, { deleteAt: soon })).status).toBe(200)
    await expect
      .poll(
        () =>
          db.selectFrom('field_answers').select('answer').where('game_id', '=', game.id).execute(),
        { timeout: 15_000 },
      )
      .toEqual([])
    await services.retention.close()
  })

  it('an answer that is written at that moment does not stay', async () => {
    const { game, player, answers } = await anAnswered()
    const writing = await db.transaction().execute(async (tx) => {
      await sql`select from field_forms where game_id = ${game.id} for update`.execute(tx)
      // In a list, which is not waited for: the answer waits for this transaction.
      const sent = [answer(player, game, answers)]
      await new Promise((resolve) => setTimeout(resolve, 300))
      await tx.deleteFrom('field_answers').where('game_id', '=', game.id).execute()
      await tx
        .updateTable('field_forms')
        .set({ deleted_at: ms(Date.now()) })
        .where('game_id', '=', game.id)
        .execute()
      return sent
    })
    expect(await writing[0]).toMatchObject({ status: 400 })
    const left = db.selectFrom('field_answers').select('answer').where('game_id', '=', game.id)
    expect(await left.execute()).toEqual([])
  })
})
