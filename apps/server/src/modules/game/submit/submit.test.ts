import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, clock, db, as, aUser } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)

const url = (challenge: TestChallenge) =>
  `/api/game/${challenge.game_id}/challenges/${challenge.id}`
const submit = ({ client }: TestPlayer, challenge: TestChallenge, flag = FLAG) =>
  client.post(url(challenge), { flag })
const verdictOf = async (player: TestPlayer, challenge: TestChallenge, flag = FLAG) => {
  const { status, body } = await submit(player, challenge, flag)
  expect(status).toBe(200)
  return (await player.client.get(`${url(challenge)}/status/${body}`)).body
}
const submissionsOf = (challenge: TestChallenge) =>
  db.selectFrom('submissions').selectAll().where('challenge_id', '=', challenge.id).execute()
const monitor = await as(await aUser({ role: 'Monitor' }))
const eventsOf = async ({
  game_id,
}: TestChallenge): Promise<{ type: string; values: string[] }[]> =>
  (await monitor.get(`/api/game/${game_id}/events`)).body.toReversed()

describe('a session that ends', () => {
  it.each([
    [
      'by a ban',
      403,
      (id: string) => db.updateTable('users').set({ role: 'Banned' }).where('id', '=', id),
    ],
    [
      'by another password',
      401,
      (id: string) => db.updateTable('users').set({ security_stamp: 'new' }).where('id', '=', id),
    ],
    ['by its deletion', 401, (id: string) => db.deleteFrom('sessions').where('user_id', '=', id)],
  ] as const)('%s sends no further answer', async (_how, status, end) => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    expect((await submit(player, challenge, 'halyard{no}')).status).toBe(200)
    await end(player.user.id).execute()
    expect((await submit(player, challenge)).status).toBe(status)
    expect(await submissionsOf(challenge)).toHaveLength(1)
  })

  it('is kept going by answers alone', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const refreshedAt = async () =>
      (
        await db
          .selectFrom('sessions')
          .select('refreshed_at')
          .where('user_id', '=', player.user.id)
          .executeTakeFirstOrThrow()
      ).refreshed_at
    await submit(player, challenge, 'halyard{1}')
    const before = await refreshedAt()
    clock.advance(20_000)
    await submit(player, challenge, 'halyard{2}')
    expect(await refreshedAt()).toBe(before)
    clock.advance(50_000)
    await submit(player, challenge, 'halyard{3}')
    expect(await refreshedAt()).toBe(before + 70_000)
  })
})

describe('an answer', () => {
  it('is judged at once and the player gets the verdict', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { flags: [FLAG, 'halyard{too}'] })
    const player = await aPlayer(game)
    expect(await verdictOf(player, challenge, 'halyard{wrong}')).toBe('WrongAnswer')
    expect(await verdictOf(player, challenge, 'halyard{too}')).toBe('Accepted')
    expect(await verdictOf(player, challenge)).toBe('Accepted')
    const solves = await db
      .selectFrom('solves')
      .selectAll()
      .where('game_id', '=', game.id)
      .execute()
    expect(solves).toHaveLength(1)
    expect(await submissionsOf(challenge)).toHaveLength(3)
  })

  it.each([
    ['other case', 'HALYARD{right}'],
    ['a blank before', ` ${FLAG}`],
    ['a blank behind', `${FLAG} `],
    ['a part', FLAG.slice(0, -1)],
    ['a pattern', '%'],
  ])('with %s is wrong', async (_what, flag) => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    expect(await verdictOf(await aPlayer(game), challenge, flag)).toBe('WrongAnswer')
  })

  it.each([
    ['another case', { flag: 'halyard{Éß}', match: 'ignoreCase' }, 'HALYARD{éẞ}', 'Accepted'],
    [
      'two letters for one',
      { flag: 'halyard{ß}', match: 'ignoreCase' },
      'halyard{ss}',
      'WrongAnswer',
    ],
    ['no accent', { flag: 'halyard{é}', match: 'ignoreCase' }, 'halyard{e}', 'WrongAnswer'],
    ['a match', { flag: String.raw`halyard\{\d+\}`, match: 'regex' }, 'halyard{7}', 'Accepted'],
    [
      'more than a match',
      { flag: String.raw`halyard\{\d+\}`, match: 'regex' },
      'xhalyard{7}',
      'WrongAnswer',
    ],
    ['less than a match', { flag: 'a|ab', match: 'regex' }, 'ab', 'Accepted'],
    ['the pattern', { flag: 'halyard{[ab]}', match: 'regex' }, 'halyard{[ab]}', 'WrongAnswer'],
    [
      'another case of a pattern',
      { flag: 'halyard{[ab]}', match: 'regex' },
      'HALYARD{A}',
      'WrongAnswer',
    ],
    [
      'another case, as it asks',
      { flag: '(?i)halyard{[ab]}', match: 'regex' },
      'HALYARD{A}',
      'Accepted',
    ],
    ['what no pattern can be', { flag: 'halyard{(', match: 'regex' }, 'halyard{(', 'WrongAnswer'],
  ] as const)('with %s is compared as the flag says', async (_what, flag, answer, verdict) => {
    const game = await aGame()
    const challenge = await aChallenge(game, { flags: ['halyard{other}', flag] })
    expect(await verdictOf(await aPlayer(game), challenge, answer)).toBe(verdict)
  })

  it('costs little where a pattern would explode elsewhere', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { flags: [{ flag: '(a+)+$', match: 'regex' }] })
    const player = await aPlayer(game)
    const startedMs = performance.now()
    expect(await verdictOf(player, challenge, `${'a'.repeat(126)}!`)).toBe('WrongAnswer')
    expect(await verdictOf(player, challenge, 'a'.repeat(127))).toBe('Accepted')
    expect(performance.now() - startedMs).toBeLessThan(2000)
  })

  it('is written down for the organisers', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { title: 'Knots' })
    const player = await aPlayer(game)
    await submit(player, challenge, 'halyard{no}')
    await submit(player, challenge)
    expect((await eventsOf(challenge)).map(({ type, values }) => [type, values])).toEqual([
      ['FlagSubmit', ['WrongAnswer', 'halyard{no}', 'Knots', String(challenge.id)]],
      ['FlagSubmit', ['Accepted', FLAG, 'Knots', String(challenge.id)]],
    ])
  })

  it.each([
    ['blank', { flag: '  ' }],
    ['empty', { flag: '' }],
    ['missing', {}],
    ['a list', { flag: [FLAG] }],
    ['longer than 127 characters', { flag: 'x'.repeat(128) }],
    ['of characters no database keeps', { flag: 'a\u0000b' }],
  ])('that is %s is refused and not counted', async (_what, body) => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    expect((await player.client.post(url(challenge), body)).status).toBe(400)
    expect(await submissionsOf(challenge)).toHaveLength(0)
  })

  it('of exactly 127 characters is an answer', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { flags: ['⚓'.repeat(127)] })
    expect(await verdictOf(await aPlayer(game), challenge, '⚓'.repeat(127))).toBe('Accepted')
  })
})

describe('an answer is refused', () => {
  const hour = 3_600_000
  const soon = { starts_at: ms(clock.now() + hour), ends_at: ms(clock.now() + 2 * hour) }
  const over = { starts_at: ms(clock.now() - 2 * hour), ends_at: ms(clock.now() - hour) }

  it('without a session', async () => {
    const challenge = await aChallenge(await aGame())
    expect((await visitor.post(url(challenge), { flag: FLAG })).status).toBe(401)
  })

  it('before the start, with its own code', async () => {
    const game = await aGame(soon)
    const challenge = await aChallenge(game)
    expect(await submit(await aPlayer(game), challenge)).toMatchObject({
      status: 400,
      body: { status: 10_001 },
    })
  })

  it('after the end, with its own code', async () => {
    const game = await aGame({ ...over, practice_mode: false })
    const challenge = await aChallenge(game)
    expect(await submit(await aPlayer(game), challenge)).toMatchObject({
      status: 400,
      body: { status: 10_002 },
    })
  })

  it('past the deadline, unless the game is open for practice', async () => {
    const running = await aGame({ practice_mode: false })
    const late = await aChallenge(running, { deadline_at: ms(clock.now() - 1) })
    expect(await submit(await aPlayer(running), late)).toMatchObject({
      status: 400,
      body: { status: 400, title: 'The deadline of this challenge has passed.' },
    })
    for (const game of [await aGame(), await aGame(over)]) {
      const practised = await aChallenge(game, { deadline_at: ms(clock.now() - 2 * hour) })
      expect(await verdictOf(await aPlayer(game), practised)).toBe('Accepted')
    }
  })

  it.each(['Pending', 'Rejected', 'Suspended'] as const)('from a %s team', async (status) => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    expect(await submit(await aPlayer(game, { status }), challenge)).toMatchObject({
      status: 400,
      body: { status: 400 },
    })
    expect(await submissionsOf(challenge)).toHaveLength(0)
  })

  it('from somebody who does not play', async () => {
    const challenge = await aChallenge(await aGame())
    const stranger = await as(await aUser())
    expect((await stranger.post(url(challenge), { flag: FLAG })).status).toBe(400)
  })

  it.each([
    ['SubmitFlags', 2_147_483_647 & ~512],
    ['ViewChallenge', 2_147_483_647 & ~256],
  ])('from a division without %s', async (_right, permissions) => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const division = await aDivision(game, { default_permissions: permissions })
    const player = await aPlayer(game, { division_id: division.id })
    expect((await submit(player, challenge)).status).toBe(400)
  })

  it('for a challenge that is disabled, of another game, or does not exist', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const disabled = await aChallenge(game, { is_enabled: false })
    const elsewhere = await aChallenge(await aGame())
    for (const id of [disabled.id, elsewhere.id, 999_999]) {
      const response = await player.client.post(`/api/game/${game.id}/challenges/${id}`, {
        flag: FLAG,
      })
      expect(response.status).toBe(404)
    }
    expect((await player.client.post('/api/game/999999/challenges/1', { flag: 'x' })).status).toBe(
      404,
    )
  })

  it('once the limit is reached, right or wrong', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { submission_limit: 2 })
    const player = await aPlayer(game)
    await submit(player, challenge, 'halyard{1}')
    await submit(player, challenge, 'halyard{2}')
    expect(await submit(player, challenge)).toMatchObject({
      status: 400,
      body: { title: 'Your team has used all 2 submissions for this challenge.' },
    })
    expect(await verdictOf(await aPlayer(game), challenge)).toBe('Accepted')
  })
})

describe('the status of a submission', () => {
  it('is for whoever sent it', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const { body: id } = await submit(player, challenge)
    const status = `${url(challenge)}/status/${id}`
    expect((await player.client.get(status)).body).toBe('Accepted')
    const other = await aPlayer(game)
    expect((await other.client.get(status)).status).toBe(404)
    expect((await visitor.get(status)).status).toBe(401)
    const elsewhere = await aChallenge(game)
    expect((await player.client.get(`${url(elsewhere)}/status/${id}`)).status).toBe(404)
    expect((await player.client.get(`${url(challenge)}/status/999999`)).status).toBe(404)
  })
})
