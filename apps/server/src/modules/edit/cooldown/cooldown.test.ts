import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, visitor, db } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))

const urlOf = ({ game_id, id }: TestChallenge) =>
  `/api/edit/games/${game_id}/challenges/${id}/cooldown`

const answer = ({ client }: TestPlayer, { game_id, id }: TestChallenge, flag = 'no') =>
  client.post(`/api/game/${game_id}/challenges/${id}`, { flag })

const aPaused = async (body: object) => {
  const game = await aGame()
  const challenge = await aChallenge(game)
  expect((await admin.put(urlOf(challenge), body)).status).toBe(200)
  return { game, challenge, player: await aPlayer(game) }
}

const countOf = async ({ id }: TestChallenge) =>
  (await db.selectFrom('submissions').selectAll().where('challenge_id', '=', id).execute()).length

describe('the cooldown of a challenge', () => {
  it('is none until it is changed, and a resource of its own', async () => {
    const challenge = await aChallenge(await aGame())
    const { body } = await admin.get(urlOf(challenge))
    expect(body).toEqual({ wrongAnswers: 1, seconds: 0, etag: body.etag })
    const headers = { 'if-match': body.etag }
    const saved = await admin.put(urlOf(challenge), { wrongAnswers: 3, seconds: 60 }, headers)
    expect(saved.body).toMatchObject({ wrongAnswers: 3, seconds: 60 })
    expect((await admin.put(urlOf(challenge), {}, headers)).status).toBe(412)
    await admin.put(`/api/edit/games/${challenge.game_id}/challenges/${challenge.id}`, {
      title: 'Saved by a client that does not know it',
    })
    expect((await admin.get(urlOf(challenge))).body).toEqual(saved.body)
  })

  it('is for administrators alone', async () => {
    const { challenge } = await aPaused({ seconds: 5 })
    for (const role of ['User', 'Monitor'] as const) {
      const client = await as(await aUser({ role }))
      expect((await client.get(urlOf(challenge))).status).toBe(403)
      expect((await client.put(urlOf(challenge), {})).status).toBe(403)
    }
    expect((await visitor.get(urlOf(challenge))).status).toBe(401)
    const elsewhere = { ...challenge, game_id: (await aGame()).id }
    expect((await admin.get(urlOf(elsewhere))).status).toBe(404)
    expect((await admin.put(urlOf(elsewhere), {})).status).toBe(404)
  })

  it.each([{ seconds: -1 }, { seconds: 86_401 }, { seconds: 1.5 }, { wrongAnswers: 0 }])(
    '%j is refused',
    async (body) => {
      const challenge = await aChallenge(await aGame())
      expect((await admin.put(urlOf(challenge), body)).status).toBe(400)
    },
  )
})

describe('after a wrong answer', () => {
  it('every answer waits, right or wrong, and what is refused does not count', async () => {
    const { challenge, player } = await aPaused({ seconds: 30 })
    expect((await answer(player, challenge)).status).toBe(200)
    clock.advance(10_500)
    for (const flag of ['no', FLAG]) {
      const { status, headers, body } = await answer(player, challenge, flag)
      expect(status).toBe(429)
      expect(headers['retry-after']).toBe('20')
      expect(body.title).toBe('Your team has sent wrong answers. The next one is taken in 20 s.')
    }
    expect(await countOf(challenge)).toBe(1)
    clock.advance(19_500)
    expect((await answer(player, challenge, FLAG)).status).toBe(200)
    expect((await answer(player, challenge, FLAG)).status).toBe(200)
  })

  it('other teams and other challenges do not wait', async () => {
    const { game, challenge, player } = await aPaused({ seconds: 30 })
    await answer(player, challenge)
    expect((await answer(player, await aChallenge(game))).status).toBe(200)
    expect((await answer(await aPlayer(game), challenge)).status).toBe(200)
  })

  it('waits no longer than the pause, also for the clock of another process that is ahead', async () => {
    const { challenge, player } = await aPaused({ seconds: 30 })
    await answer(player, challenge)
    clock.advance(-60_000)
    expect((await answer(player, challenge)).headers['retry-after']).toBe('30')
  })
})

describe('two processes', () => {
  it('count the answers of a team one after the other', async () => {
    const { game, challenge, player } = await aPaused({ seconds: 30 })
    const isWaiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      )
      return rows.length > 0
    }
    // What the other process does: it has the lock, and writes a wrong answer down before it lets go.
    const { answered } = await db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('team_challenges')
        .select('challenge_id')
        .where('challenge_id', '=', challenge.id)
        .where('participation_id', '=', player.participation.id)
        .forNoKeyUpdate()
        .execute()
      let isAnswered = false
      const sent = answer(player, challenge).then((response) => {
        isAnswered = true
        return response
      })
      await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true)
      await tx
        .insertInto('submissions')
        .values({
          game_id: game.id,
          challenge_id: challenge.id,
          participation_id: player.participation.id,
          team_id: player.team.id,
          answer: 'no',
          verdict: 'WrongAnswer',
          submitted_at: ms(clock.now()),
        })
        .execute()
      return { answered: sent }
    })
    expect((await answered).status).toBe(429)
  })
})

describe('after every third wrong answer', () => {
  it('there is a pause, and one team cannot send more at once', async () => {
    const { challenge, player } = await aPaused({ wrongAnswers: 3, seconds: 60 })
    const sendMany = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => answer(player, challenge)))
      return answers.map(({ status }) => status).toSorted((a, b) => a - b)
    }
    const three = [...Array(3).fill(200), ...Array(17).fill(429)]
    expect(await sendMany()).toEqual(three)
    clock.advance(59_999)
    expect((await answer(player, challenge)).status).toBe(429)
    clock.advance(1)
    expect(await sendMany()).toEqual(three)
    expect(await countOf(challenge)).toBe(6)
  })
})
