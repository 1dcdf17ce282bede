import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { ms } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, db, clock, as, aUser } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)

const url = (challenge: TestChallenge) =>
  `/api/game/${challenge.game_id}/challenges/${challenge.id}`
const boardOf = async (challenge: TestChallenge) =>
  (await visitor.get(`/api/game/${challenge.game_id}/scoreboard`)).body
const noticesOf = async (challenge: TestChallenge) =>
  (await visitor.get(`/api/game/${challenge.game_id}/notices`)).body
const rowsOf = (table: 'solves' | 'submissions' | 'cheats', challenge: TestChallenge) =>
  db.selectFrom(table).selectAll().where('game_id', '=', challenge.game_id).execute()
const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make))

describe('T01: one team sends the right flag 200 times at once', () => {
  it('has one solve, one score, one notice and one tier', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const responses = await times(200, () => player.client.post(url(challenge), { flag: FLAG }))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(200)
    expect(new Set(responses.map(({ body }) => body)).size).toBe(200)
    expect(await rowsOf('solves', challenge)).toHaveLength(1)
    expect(await rowsOf('submissions', challenge)).toHaveLength(200)
    const board = await boardOf(challenge)
    expect(board.items).toMatchObject([{ score: 1050, solvedCount: 1 }])
    expect(board.challenges.Misc[0].bloods).toHaveLength(1)
    const notices = await noticesOf(challenge)
    expect(notices).toMatchObject([
      { type: 'FirstBlood', values: [player.team.name, challenge.title] },
    ])
  })
})

describe('T02: 50 teams solve a challenge in the same moment', () => {
  it('are three tiers, in the order of their times, and the notices agree with the board', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const players: TestPlayer[] = []
    for (let index = 0; index < 50; index += 1) players.push(await aPlayer(game))
    await Promise.all(players.map(({ client }) => client.post(url(challenge), { flag: FLAG })))

    const solves = await db
      .selectFrom('solves')
      .innerJoin('participations', 'participations.id', 'solves.participation_id')
      .select(['participations.team_id', 'solves.solved_at', 'solves.submission_id'])
      .where('solves.challenge_id', '=', challenge.id)
      .orderBy('solves.solved_at')
      .orderBy('solves.submission_id')
      .execute()
    expect(solves).toHaveLength(50)
    const firstThree = solves.slice(0, 3).map(({ team_id }) => team_id)

    const board = await boardOf(challenge)
    expect(board.challenges.Misc[0]).toMatchObject({ solved: 50, score: 250 })
    expect(board.challenges.Misc[0].bloods.map(({ id }: { id: number }) => id)).toEqual(firstThree)
    expect(board.items.map(({ score }: { score: number }) => score).slice(0, 4)).toEqual([
      262, 258, 252, 250,
    ])

    const announced = (await noticesOf(challenge)).map(
      ({ type, values }: { type: string; values: string[] }) => [type, values[0]],
    )
    const nameOf = (id: number) => players.find(({ team }) => team.id === id)?.team.name
    expect(new Map(announced)).toEqual(
      new Map([
        ['FirstBlood', nameOf(firstThree[0]!)],
        ['SecondBlood', nameOf(firstThree[1]!)],
        ['ThirdBlood', nameOf(firstThree[2]!)],
      ]),
    )
    expect(announced).toHaveLength(3)
  })
})

describe('T03: 100 wrong answers at once where 3 are allowed', () => {
  it('are judged three times', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { submission_limit: 3 })
    const player = await aPlayer(game)
    const responses = await times(100, () => player.client.post(url(challenge), { flag: 'no' }))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(97)
    expect(await rowsOf('submissions', challenge)).toHaveLength(3)
  })
})

describe('wrong answers at once where a pause comes after every two', () => {
  it('are judged until the pause', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { cooldown_after: 2, cooldown_seconds: 60 })
    const player = await aPlayer(game)
    const responses = await times(50, () => player.client.post(url(challenge), { flag: 'no' }))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...[200, 200],
      ...Array.from({ length: 48 }, () => 429),
    ])
    clock.advance(60_001)
    expect((await player.client.post(url(challenge), { flag: FLAG })).status).toBe(200)
  })
})

/** Opens the challenge and looks up the flag that the team has now. */
const own = async (player: TestPlayer, challenge: TestChallenge): Promise<string> => {
  await player.client.get(url(challenge))
  const instance = await db
    .selectFrom('team_challenges')
    .leftJoin('flags', 'flags.id', 'team_challenges.flag_id')
    .select(['flags.flag', 'team_challenges.flag_text'])
    .where('participation_id', '=', player.participation.id)
    .where('team_challenges.challenge_id', '=', challenge.id)
    .executeTakeFirstOrThrow()
  return instance.flag ?? instance.flag_text ?? ''
}
const send = async ({ client }: TestPlayer, challenge: TestChallenge, flag: string) => {
  const submission = await client.post(url(challenge), { flag })
  const status = await client.get(`${url(challenge)}/status/${submission.body}`)
  const { body: opened } = await client.get(url(challenge))
  return { submission, status, attempts: opened.attempts }
}

describe('T05: the flag of another team', () => {
  it.each([
    ['DynamicContainer', []],
    ['DynamicAttachment', ['halyard{a}', 'halyard{b}']],
  ] as const)(
    'of a %s looks to the player like any wrong one, and is recorded',
    async (type, flags) => {
      const game = await aGame()
      const challenge = await aChallenge(game, { type, flags, title: 'Knots' })
      const [thief, owner] = [
        await aPlayer(game, { name: 'Thieves' }),
        await aPlayer(game, { name: 'Owners' }),
      ]
      await own(thief, challenge)
      const stolen = await own(owner, challenge)

      const wrong = await send(thief, challenge, 'halyard{just wrong}')
      const cheat = await send(thief, challenge, stolen)
      expect(cheat.submission.status).toBe(wrong.submission.status)
      expect(typeof cheat.submission.body).toBe(typeof wrong.submission.body)
      expect(Object.keys(cheat.submission.headers)).toEqual(Object.keys(wrong.submission.headers))
      expect(cheat.status.body).toBe('WrongAnswer')
      expect(cheat.attempts).toBe(wrong.attempts + 1)

      expect(await rowsOf('solves', challenge)).toEqual([])
      expect(await rowsOf('cheats', challenge)).toMatchObject([
        {
          submission_id: cheat.submission.body,
          submitter_participation_id: thief.participation.id,
          owner_participation_id: owner.participation.id,
        },
      ])
      const monitor = await as(await aUser({ role: 'Monitor' }))
      const { body: events } = await monitor.get(`/api/game/${challenge.game_id}/events`)
      expect(
        events.map((event: { type: string; values: string[] }) => [event.type, event.values]),
      ).toEqual([
        ['CheatDetected', ['Knots', 'Thieves', 'Owners']],
        ['FlagSubmit', ['WrongAnswer', stolen, 'Knots', String(challenge.id)]],
        ['FlagSubmit', ['WrongAnswer', 'halyard{just wrong}', 'Knots', String(challenge.id)]],
      ])
      const score = (await boardOf(challenge)).items.map((row: { score: number }) => row.score)
      expect(score).toEqual([0, 0])
    },
  )

  it('takes as many statements as a wrong one', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { type: 'DynamicContainer', flags: [] })
    const [thief, owner] = [await aPlayer(game), await aPlayer(game)]
    await own(thief, challenge)
    const stolen = await own(owner, challenge)
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    // The board and the monitors are notified between answers: the least of several counts is the answer's own.
    const countFor = async (flag: string) => {
      const counts: number[] = []
      for (let turn = 0; turn < 5; turn += 1) {
        statements.mockClear()
        await thief.client.post(url(challenge), { flag })
        counts.push(statements.mock.calls.length)
      }
      return Math.min(...counts)
    }
    const [wrong, foreign] = [await countFor('halyard{just wrong}'), await countFor(stolen)]
    statements.mockRestore()
    expect(wrong).toBeGreaterThan(1)
    expect(foreign).toBe(wrong)
  })

  it('is right for the team it belongs to, and free where flags are shared', async () => {
    const game = await aGame()
    const dynamic = await aChallenge(game, { type: 'DynamicContainer', flags: [] })
    const shared = await aChallenge(game)
    const [one, other] = [await aPlayer(game), await aPlayer(game)]
    expect((await send(one, dynamic, await own(one, dynamic))).status.body).toBe('Accepted')
    for (const player of [one, other])
      expect((await send(player, shared, FLAG)).status.body).toBe('Accepted')
    expect(await rowsOf('cheats', shared)).toEqual([])
  })
})

describe('T07: the board after a solve', () => {
  it('shows it to everyone who reads after the answer, under load too', async () => {
    const game = await aGame()
    const challenges: TestChallenge[] = []
    for (let index = 0; index < 15; index += 1) challenges.push(await aChallenge(game))
    const player = await aPlayer(game)
    const solving = new AbortController()
    const readers = times(6, async () => {
      while (!solving.signal.aborted) {
        await visitor.get(`/api/game/${game.id}/scoreboard`)
        // A board from memory is answered without waiting for anything: leave room for the others.
        await setImmediate()
      }
    })
    for (const [index, challenge] of challenges.entries()) {
      clock.advance(10)
      await player.client.post(url(challenge), { flag: FLAG })
      const boards = await times(3, () => boardOf(challenge))
      for (const board of boards) expect(board.items[0].solvedCount).toBe(index + 1)
      const { body } = await player.client.get(`/api/game/${game.id}/details`)
      expect(body.rank.solvedCount).toBe(index + 1)
    }
    solving.abort()
    await readers
  })

  it('is that of the other process once it announces a change', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    expect((await boardOf(challenge)).items[0].solvedCount).toBe(0)
    // What another process does: the same rows and the same announcement, without a word to this one.
    await db.transaction().execute(async (tx) => {
      const place = {
        game_id: game.id,
        challenge_id: challenge.id,
        participation_id: player.participation.id,
        user_id: player.user.id,
      }
      const { id } = await tx
        .insertInto('submissions')
        .values({
          ...place,
          team_id: player.team.id,
          answer: FLAG,
          verdict: 'Accepted',
          submitted_at: ms(clock.now()),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('solves')
        .values({ ...place, submission_id: id, solved_at: ms(clock.now()) })
        .execute()
      await notify(tx, 'board_changed', `${game.id} another-process`)
    })
    await expect.poll(async () => (await boardOf(challenge)).items[0].solvedCount).toBe(1)
  })

  it('never comes from a change that was taken back', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    await aPlayer(game)
    const admin = await as(await aUser({ role: 'Admin' }))
    const before = await boardOf(challenge)
    const edit = `/api/edit/games/${game.id}/challenges/${challenge.id}`
    const change = { title: 'Renamed', enableTrafficCapture: true }
    expect((await admin.put(edit, change)).status).toBe(400)
    expect((await boardOf(challenge)).challenges).toEqual(before.challenges)
  })
})
