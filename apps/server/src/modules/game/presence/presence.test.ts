import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, db, visitor } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const HOUR = 3_600_000

const presenceUrl = ({ id }: Pick<TestGame, 'id'>) => `/api/game/${id}/presence`
const challengeUrl = ({ game_id, id }: TestChallenge) => `/api/game/${game_id}/challenges/${id}`
const noteUrl = (challenge: TestChallenge) => `${challengeUrl(challenge)}/note`
const settingsUrl = ({ id }: Pick<TestGame, 'id'>) => `/api/edit/games/${id}/presence`

type Client = TestPlayer['client']
const save = (client: Client, challenge: TestChallenge, text: string) =>
  client.put(noteUrl(challenge), { text })
const work = (client: Client, challenge: TestChallenge, isWorking = true) =>
  client.put(`${challengeUrl(challenge)}/working`, { isWorking })
const presenceOf = async (client: Client, game: TestGame) =>
  (await client.get(presenceUrl(game))).body

/** A second player of the same team. */
async function aMate({ participation }: TestPlayer) {
  const user = await aUser()
  await db
    .insertInto('participation_members')
    .values({
      ...{ participation_id: participation.id, user_id: user.id },
      ...{ game_id: participation.game_id, joined_at: ms(clock.now()) },
    })
    .execute()
  return { user, client: await as(user) }
}

async function aTeamOfTwo() {
  const game = await aGame()
  const challenge = await aChallenge(game)
  const player = await aPlayer(game)
  return { game, challenge, player, one: player.client, mate: await aMate(player) }
}

/** What each operation answers to a caller. */
const answers = async (client: Client, challenge: TestChallenge) => [
  (await client.get(noteUrl(challenge))).status,
  (await save(client, challenge, 'mine')).status,
  (await work(client, challenge)).status,
]

describe('what a team shares', () => {
  it('is nothing at first, and then the note and who works on what, for each member', async () => {
    const { game, challenge, player, one, mate } = await aTeamOfTwo()
    expect(await presenceOf(one, game)).toEqual({ isShared: true, workers: [], notes: [] })
    expect((await one.get(noteUrl(challenge))).body).toEqual({
      ...{ text: '', version: 0, savedAt: null, savedBy: null, history: [] },
    })
    const text = '<b>ROP</b> ‮abc‬ 船 🏴‍☠️'
    const saved = await save(one, challenge, text)
    expect(saved.body).toMatchObject({ text, version: 1, savedBy: player.user.userName })
    expect((await mate.client.get(noteUrl(challenge))).body).toEqual(saved.body)
    expect((await work(mate.client, challenge)).status).toBe(200)
    const { workers, notes } = await presenceOf(one, game)
    expect(notes).toEqual([{ challengeId: challenge.id, version: 1 }])
    const [{ since, until, ...worker }] = workers
    expect(worker).toEqual({
      ...{ challengeId: challenge.id, userId: mate.user.id, userName: mate.user.userName },
      avatar: null,
    })
    expect(until - since).toBe(2 * HOUR)
    await work(mate.client, challenge, false)
    expect((await presenceOf(one, game)).workers).toEqual([])
  })

  it('is a 304 until it changes', async () => {
    const { game, challenge, one, mate } = await aTeamOfTwo()
    const { headers } = await one.get(presenceUrl(game))
    const known = { 'if-none-match': String(headers.etag) }
    expect(headers['cache-control']).toContain('private')
    expect((await one.get(presenceUrl(game), known)).status).toBe(304)
    await work(mate.client, challenge)
    expect((await one.get(presenceUrl(game), known)).status).toBe(200)
  })

  it('shows nobody who has not said so for two hours, and keeps since when for who says it again', async () => {
    const { game, challenge, one } = await aTeamOfTwo()
    await work(one, challenge)
    const ageBy = (minutes: number) =>
      sql`update team_workers
      set since = since - make_interval(mins => ${minutes}), until = until - make_interval(mins => ${minutes})
      where challenge_id = ${challenge.id}`.execute(db)
    await ageBy(100)
    const [before] = (await presenceOf(one, game)).workers
    await work(one, challenge)
    const [renewed] = (await presenceOf(one, game)).workers
    expect(renewed.since).toBe(before.since)
    expect(renewed.until).toBeGreaterThan(before.until)
    await ageBy(121)
    expect((await presenceOf(one, game)).workers).toEqual([])
    await work(one, challenge)
    expect((await presenceOf(one, game)).workers[0].since).toBeGreaterThan(before.since)
  })
})

describe('a note', () => {
  it('keeps the ten saves before, with who and when, and can be put back', async () => {
    const { challenge, player, one } = await aTeamOfTwo()
    for (let count = 1; count <= 13; count += 1) await save(one, challenge, `text ${count}`)
    const { body } = await one.get(noteUrl(challenge))
    expect(body).toMatchObject({ text: 'text 13', version: 13 })
    expect(body.history.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: 10 }, (_, index) => `text ${12 - index}`),
    )
    expect(body.history[0]).toEqual({
      ...{ version: 12, text: 'text 12', savedBy: player.user.userName },
      savedAt: expect.any(Number),
    })
    const { count } = await db
      .selectFrom('team_notes')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('challenge_id', '=', challenge.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(11)
    const back = await save(one, challenge, body.history[9].text)
    expect(back.body).toMatchObject({ text: 'text 3', version: 14 })
    expect(back.body.history[0].text).toBe('text 13')
  })

  it('is that of the last who saved; what it replaced is in the history', async () => {
    const { challenge, one, mate } = await aTeamOfTwo()
    const { body } = await save(one, challenge, 'what both have read')
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        save(index % 2 === 0 ? one : mate.client, challenge, `at the same time ${index}`),
      ),
    )
    expect(saved.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const inOrder = saved.map((answer) => answer.body).toSorted((a, b) => a.version - b.version)
    expect(inOrder.map(({ version }) => version - body.version)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    )
    const [early, late] = inOrder.slice(-2)
    expect(late.history[0]).toMatchObject({ text: early.text, savedBy: early.savedBy })
    expect((await one.get(noteUrl(challenge))).body).toEqual(late)
  })

  it('is not saved twice with the same words, and is none when it is empty', async () => {
    const { game, challenge, one } = await aTeamOfTwo()
    await save(one, challenge, 'the same')
    expect((await save(one, challenge, 'the same')).body.version).toBe(1)
    expect((await save(one, challenge, '')).body).toMatchObject({ text: '', version: 2 })
    expect((await presenceOf(one, game)).notes).toEqual([])
  })

  it('has at most 4,000 characters', async () => {
    const { challenge, one } = await aTeamOfTwo()
    expect((await save(one, challenge, '船'.repeat(4000))).status).toBe(200)
    expect((await save(one, challenge, 'x'.repeat(4001))).status).toBe(400)
    expect((await save(one, challenge, 'a\u0000b')).status).toBe(400)
  })
})

describe('who sees what a team shares', () => {
  it('is not another team, nor somebody without one, nor staff', async () => {
    const { game, challenge, one } = await aTeamOfTwo()
    await save(one, challenge, 'secret')
    await work(one, challenge)
    const { client: other } = await aPlayer(game)
    expect(await presenceOf(other, game)).toEqual({ isShared: true, workers: [], notes: [] })
    expect((await other.get(noteUrl(challenge))).body.text).toBe('')
    const monitor = await as(await aUser({ role: 'Monitor' }))
    for (const client of [admin, monitor, await as(await aUser())]) {
      expect(await answers(client, challenge)).toEqual([400, 400, 400])
      expect((await client.get(presenceUrl(game))).status).toBe(400)
    }
    expect(await answers(visitor, challenge)).toEqual([401, 401, 401])
    expect((await visitor.get(presenceUrl(game))).status).toBe(401)
  })

  it.each(['Pending', 'Rejected', 'Suspended'] as const)(
    'is no team that is %s',
    async (status) => {
      const game = await aGame()
      const challenge = await aChallenge(game)
      const { client } = await aPlayer(game, { status })
      expect(await answers(client, challenge)).toEqual([400, 400, 400])
      expect((await client.get(presenceUrl(game))).status).toBe(400)
    },
  )

  it('is nobody who has left, whose mark goes at once', async () => {
    const { game, challenge, player, one, mate } = await aTeamOfTwo()
    await save(mate.client, challenge, 'of who leaves')
    await work(mate.client, challenge)
    await db
      .deleteFrom('participation_members')
      .where('participation_id', '=', player.participation.id)
      .where('user_id', '=', mate.user.id)
      .execute()
    expect(await answers(mate.client, challenge)).toEqual([400, 400, 400])
    expect((await mate.client.get(presenceUrl(game))).status).toBe(400)
    const left = await presenceOf(one, game)
    expect(left.workers).toEqual([])
    expect(left.notes).toHaveLength(1)
    await db.deleteFrom('users').where('id', '=', mate.user.id).execute()
    const { body } = await one.get(noteUrl(challenge))
    expect(body).toMatchObject({ text: 'of who leaves', savedBy: null })
  })

  it.each(['disabled', 'locked'])('is nobody for a challenge that is %s', async (state) => {
    const { game, challenge, one } = await aTeamOfTwo()
    const first = await aChallenge(game)
    await save(one, challenge, 'before')
    await work(one, challenge)
    await db
      .updateTable('challenges')
      .set(state === 'disabled' ? { is_enabled: false } : { requires: [first.id] })
      .where('id', '=', challenge.id)
      .execute()
    expect(await answers(one, challenge)).toEqual([404, 404, 404])
    expect(await presenceOf(one, game)).toEqual({ isShared: true, workers: [], notes: [] })
  })

  it('is nobody for a challenge that is hidden from the division', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const division = await aDivision(game)
    const { client } = await aPlayer(game, { division_id: division.id })
    await save(client, challenge, 'before')
    await db
      .insertInto('division_challenges')
      .values({ division_id: division.id, challenge_id: challenge.id, permissions: 0 })
      .execute()
    app.services.board.changed(game.id)
    expect(await answers(client, challenge)).toEqual([404, 404, 404])
    expect((await presenceOf(client, game)).notes).toEqual([])
  })

  it('is nobody before the start, and after the end without practice', async () => {
    const game = await aGame({ practice_mode: false })
    const challenge = await aChallenge(game)
    const { client: one } = await aPlayer(game)
    clock.advance(game.ends_at - clock.now())
    expect(await answers(one, challenge)).toEqual([400, 400, 400])
    clock.advance(-2 * HOUR)
    const early = await aGame({ starts_at: ms(clock.now() + HOUR) })
    const { client } = await aPlayer(early)
    expect(await answers(client, await aChallenge(early))).toEqual([400, 400, 400])
  })
})

describe('the setting of a game', () => {
  it('is on until organizers turn it off, and a resource of its own', async () => {
    const { game, challenge, one } = await aTeamOfTwo()
    await save(one, challenge, 'before')
    const { body } = await admin.get(settingsUrl(game))
    expect(body).toEqual({ isShared: true, etag: body.etag })
    const headers = { 'if-match': body.etag }
    const off = await admin.put(settingsUrl(game), { isShared: false }, headers)
    expect(off.body.isShared).toBe(false)
    expect((await admin.put(settingsUrl(game), {}, headers)).status).toBe(412)
    expect(await presenceOf(one, game)).toEqual({ isShared: false, workers: [], notes: [] })
    const refused = await save(one, challenge, 'after')
    expect(refused.status).toBe(400)
    expect(refused.body.title).toBe('The organizers of this game do not let teams share notes.')
    expect((await one.get(noteUrl(challenge))).status).toBe(400)
    expect((await work(one, challenge)).status).toBe(400)
    const settings = (await admin.get(`/api/edit/games/${game.id}`)).body
    await admin.put(`/api/edit/games/${game.id}`, settings)
    expect((await admin.get(settingsUrl(game))).body).toEqual(off.body)
    await admin.put(settingsUrl(game), {})
    expect((await one.get(noteUrl(challenge))).body.text).toBe('before')
  })

  it('is for administrators and the managers of the game', async () => {
    const { game, one } = await aTeamOfTwo()
    for (const client of [one, await as(await aUser({ role: 'Monitor' }))]) {
      expect((await client.get(settingsUrl(game))).status).toBe(403)
      expect((await client.put(settingsUrl(game), {})).status).toBe(403)
    }
    expect((await visitor.put(settingsUrl(game), {})).status).toBe(401)
    expect((await admin.get(settingsUrl({ id: game.id + 9999 }))).status).toBe(404)
  })
})
