import { buildScoreboard } from '@halyard/rules'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { loadBoardFacts } from '#modules/scoreboard/repository.ts'
import { factsOf } from '#modules/scoreboard/stored-facts.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import type { TestGame } from '#testing/builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, db, clock, as, aUser } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const ALL = 2_147_483_647
const hour = 3_600_000

const urlOf = ({ id }: { id: number }) => `/api/game/${id}/scoreboard`
const boardOf = async (game: TestGame) => (await visitor.get(urlOf(game))).body
const review = ({ participation }: TestPlayer, body: object) =>
  admin.put(`/api/admin/participation/${participation.id}`, body)
const solve = async ({ client }: TestPlayer, { game_id, id }: TestChallenge) => {
  clock.advance(1000)
  await client.post(`/api/game/${game_id}/challenges/${id}`, { flag: FLAG })
}

describe('memory', () => {
  it('holds no board of a game that does not exist, or not any more', async () => {
    const { board } = app.services
    const kept = board.games()
    const none = Array.from({ length: 50 }, (_, index) => 1_900_000_000 + index)
    expect(await Promise.all(none.map((id) => board.read(id)))).toEqual(none.map(() => undefined))
    expect(board.games()).toBe(kept)
    const game = await aGame()
    await boardOf(game)
    expect(board.games()).toBe(kept + 1)
    await admin.delete(`/api/edit/games/${game.id}`)
    expect((await visitor.get(urlOf(game))).status).toBe(404)
    expect(await board.read(game.id)).toBeUndefined()
    expect(board.games()).toBe(kept)
  })
})

describe('the scoreboard', () => {
  it('has exactly the keys of the contract', async () => {
    const game = await aGame({ title: 'Keys' })
    const challenge = await aChallenge(game, {
      title: 'Knots',
      deadline_at: ms(clock.now() + hour),
    })
    const division = await aDivision(game, { name: 'Crew', default_permissions: ALL })
    const player = await aPlayer(game, { name: 'Gulls', division_id: division.id })
    await solve(player, challenge)
    const solvedAt = clock.now()
    expect(await boardOf(game)).toEqual({
      updateTimeUtc: solvedAt,
      bloodBonus: 52_459_530,
      timelines: [0, division.id].map((divisionId) => ({
        divisionId,
        teams: [{ id: player.team.id, name: 'Gulls', items: [{ time: solvedAt, score: 1050 }] }],
      })),
      items: [
        {
          id: player.team.id,
          name: 'Gulls',
          bio: null,
          divisionId: division.id,
          avatar: null,
          score: 1050,
          rank: 1,
          divisionRank: 1,
          lastSubmissionTime: solvedAt,
          solvedChallenges: [
            {
              id: challenge.id,
              score: 1050,
              type: 'FirstBlood',
              userName: player.user.userName,
              time: solvedAt,
            },
          ],
          solvedCount: 1,
        },
      ],
      divisions: [{ id: division.id, name: 'Crew', defaultPermissions: ALL, challengeConfigs: {} }],
      challenges: {
        Misc: [
          {
            id: challenge.id,
            title: 'Knots',
            category: 'Misc',
            score: 1000,
            solved: 1,
            deadline: challenge.deadline_at,
            bloods: [{ id: player.team.id, name: 'Gulls', avatar: null, submitTimeUtc: solvedAt }],
            disableBloodBonus: false,
          },
        ],
      },
      challengeCount: 1,
    })
  })

  it('shows admitted teams only', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    for (const status of ['Pending', 'Rejected', 'Suspended'] as const)
      await aPlayer(game, { status })
    await solve(player, challenge)
    expect((await boardOf(game)).items).toHaveLength(1)
  })

  it('is refused before the start, with its own code, whoever asks', async () => {
    const game = await aGame({ starts_at: ms(clock.now() + 1), ends_at: ms(clock.now() + hour) })
    for (const caller of [visitor, admin])
      expect(await caller.get(urlOf(game))).toMatchObject({ status: 400, body: { status: 10_001 } })
    clock.advance(1)
    expect((await visitor.get(urlOf(game))).status).toBe(200)
    expect((await visitor.get(urlOf({ id: 999_999 }))).status).toBe(404)
  })

  it('stays after the end, with or without practice', async () => {
    const game = await aGame({ ends_at: ms(clock.now()), practice_mode: false })
    expect((await visitor.get(urlOf(game))).status).toBe(200)
  })
})

describe('T37: numbers at their edge', () => {
  it('stop at the largest one the wire carries', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const edit = `/api/edit/games/${game.id}/challenges`
    for (const title of ['a', 'b']) {
      const challenge = await aChallenge(game, { title })
      const change = { originalScore: 2_147_483_647, difficulty: 1e308, minScoreRate: 1 }
      expect((await admin.put(`${edit}/${challenge.id}`, change)).status).toBe(200)
      await solve(player, challenge)
    }
    expect((await boardOf(game)).items[0]).toMatchObject({
      score: 2_147_483_647,
      solvedChallenges: [{ score: 2_147_483_647 }, { score: 2_147_483_647 }],
    })
    const { status, body } = await player.client.get(`/api/game/${game.id}/details`)
    expect([status, body.rank.score]).toEqual([200, 2_147_483_647])
  })

  it('fall to nothing without leaving the range', async () => {
    const game = await aGame()
    const curve = { original_score: 1000, min_score_rate: 0, difficulty: 0 }
    const challenge = await aChallenge(game, curve)
    for (const player of [await aPlayer(game), await aPlayer(game)]) await solve(player, challenge)
    expect((await boardOf(game)).items.map(({ score }: { score: number }) => score)).toEqual([0, 0])
  })
})

describe('its bytes', () => {
  it('come in the encoding the caller takes', async () => {
    const game = await aGame()
    await aPlayer(game)
    const plain = await visitor.get(urlOf(game))
    const encoded = (value: string) => visitor.get(urlOf(game), { 'accept-encoding': value })
    const [br, gzip, refused] = [
      await encoded('gzip, br'),
      await encoded('gzip;q=0.8'),
      await encoded('br;q=0, deflate'),
    ]
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(refused.text).toBe(plain.text)
    for (const { headers } of [plain, br, gzip]) {
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(String(headers.vary)).toContain('accept-encoding')
    }
  })

  it('are not sent again until something changed, a change and back included', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const player = await aPlayer(game)
    const { headers } = await visitor.get(urlOf(game))
    expect(headers.etag).toMatch(new RegExp(`^W/"${game.id}-[0-9A-F]+"$`))
    expect(headers['cache-control']).toBe('no-cache, must-revalidate')
    const conditional = { 'if-none-match': String(headers.etag) }
    expect(await visitor.get(urlOf(game), conditional)).toMatchObject({ status: 304, text: '' })
    await admin.post(`/api/edit/games/${game.id}/scoreboard/flush`)
    expect((await visitor.get(urlOf(game), conditional)).status).toBe(304)
    await solve(player, challenge)
    const fresh = await visitor.get(urlOf(game), conditional)
    expect(fresh.status).toBe(200)
    expect(fresh.headers.etag).not.toBe(headers.etag)
  })

  it('differ for two solves within one second', async () => {
    const game = await aGame()
    const challenges = [await aChallenge(game), await aChallenge(game)]
    const player = await aPlayer(game)
    const tags = new Set<unknown>()
    for (const { id } of challenges) {
      await player.client.post(`/api/game/${game.id}/challenges/${id}`, { flag: FLAG })
      tags.add((await visitor.get(urlOf(game))).headers.etag)
    }
    expect(tags.size).toBe(2)
  })
})

describe('T39: the board while organisers change things', () => {
  it('always equals one made from scratch', async () => {
    const game = await aGame()
    const challenges = [await aChallenge(game), await aChallenge(game), await aChallenge(game)]
    const division = await aDivision(game)
    const players = [
      await aPlayer(game),
      await aPlayer(game, { division_id: division.id }),
      await aPlayer(game),
      await aPlayer(game),
    ]
    for (const player of players)
      for (const challenge of challenges.slice(0, 2)) await solve(player, challenge)

    const lastSolveAt = clock.now()
    const edit = `/api/edit/games/${game.id}`
    const change = (id: number, body: object) => admin.put(`${edit}/challenges/${id}`, body)
    const [first, second, third] = challenges.map(({ id }) => id)
    const steps: [string, () => Promise<{ status: number }>][] = [
      [
        'another curve',
        () => change(first!, { originalScore: 500, minScoreRate: 0.1, difficulty: 2 }),
      ],
      ['no bonus', () => change(first!, { disableBloodBonus: true })],
      ['a deadline in the past', () => change(second!, { deadlineUtc: lastSolveAt - 3000 })],
      ['no deadline', () => change(second!, { deadlineUtc: 0 })],
      ['another title', () => change(second!, { title: 'A' })],
      [
        'no points for a division',
        () => admin.put(`${edit}/divisions/${division.id}`, { defaultPermissions: ALL & ~1024 }),
      ],
      [
        'no rank for a division',
        () => admin.put(`${edit}/divisions/${division.id}`, { defaultPermissions: ALL & ~2 }),
      ],
      [
        'an entry for one challenge',
        () =>
          admin.put(`${edit}/divisions/${division.id}`, {
            challengeConfigs: [{ challengeId: first, permissions: 256 }],
          }),
      ],
      ['an earlier end', () => reschedule(game, { end: lastSolveAt })],
      ['a later end', () => reschedule(game, { end: clock.now() + hour })],
      ['another bonus', () => reschedule(game, { end: clock.now() + hour, bloodBonus: 0 })],
      ['a disabled challenge', () => change(first!, { isEnabled: false })],
      ['enabled again', () => change(first!, { isEnabled: true })],
      ['one challenge less', () => admin.delete(`${edit}/challenges/${third}`)],
      ['a challenge with solves less', () => admin.delete(`${edit}/challenges/${second}`)],
      ['no division', () => admin.delete(`${edit}/divisions/${division.id}`)],
    ]
    const seen = []
    for (const [what, step] of steps) {
      const before = await boardOf(game)
      clock.advance(1000)
      const { status } = await step()
      const board = await boardOf(game)
      const facts = await loadBoardFacts(db, game.id)
      const fresh = facts && buildScoreboard(factsOf(facts), { builtAt: board.updateTimeUtc })
      const isFresh = isDeepStrictEqual(board, JSON.parse(JSON.stringify(fresh)))
      const isOther = !isDeepStrictEqual(board, { ...before, updateTimeUtc: board.updateTimeUtc })
      seen.push({ what, status, isFresh, isOther })
    }
    expect(seen).toEqual(
      steps.map(([what]) => ({ what, status: 200, isFresh: true, isOther: true })),
    )
  })
})

describe('the scoreboard for one team', () => {
  it('has its own solves at once, and does not wait for those of others', async () => {
    const { board } = app.services
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [gulls, terns] = [await aPlayer(game), await aPlayer(game)]
    const solvedBy = ({ team }: TestPlayer, current: Awaited<ReturnType<typeof board.read>>) =>
      current?.team(team.id)?.solvedCount
    const before = await board.read(game.id)
    await solve(gulls, challenge)
    const forOthers = await board.readFor(game.id, terns.participation.id)
    const own = await board.readFor(game.id, gulls.participation.id)
    expect(forOthers).toBe(before)
    expect(solvedBy(gulls, own)).toBe(1)
    expect(await board.readFor(game.id, terns.participation.id)).toBe(own)
  })

  it('waits for changes that are no solves', async () => {
    const { board } = app.services
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { participation } = await aPlayer(game)
    await board.read(game.id)
    await admin.put(`/api/edit/games/${game.id}/challenges/${challenge.id}`, { title: 'Knots' })
    const current = await board.readFor(game.id, participation.id)
    expect(current?.challenge(challenge.id)?.title).toBe('Knots')
  })
})

function reschedule(game: TestGame, body: object) {
  const same = { title: game.title, start: game.starts_at }
  return admin.put(`/api/edit/games/${game.id}`, { ...same, ...body })
}

describe('T39: the board that takes in solve after solve', () => {
  it('has the bytes of one made from scratch, with bans, moves and renamed players between them', async () => {
    const game = await aGame()
    const division = await aDivision(game, { default_permissions: ALL & ~2048 })
    const challenges: TestChallenge[] = []
    for (let index = 0; index < 4; index += 1) challenges.push(await aChallenge(game))
    const players: TestPlayer[] = []
    for (let index = 0; index < 5; index += 1) players.push(await aPlayer(game))
    const between: ((player: TestPlayer) => Promise<unknown>)[] = [
      (player) => review(player, { status: 'Suspended' }),
      (player) => review(player, { status: 'Accepted' }),
      (player) => review(player, { divisionId: division.id }),
      (player) => review(player, { divisionId: null }),
      ({ user }) =>
        db
          .updateTable('users')
          .set({ user_name: `${user.userName}x` })
          .where('id', '=', user.id)
          .execute(),
    ]
    const scratch = async (builtAt: number) => {
      const facts = await loadBoardFacts(db, game.id)
      return facts && JSON.stringify(buildScoreboard(factsOf(facts), { builtAt }))
    }
    const texts: [served: string, built: string | undefined][] = []
    for (const [turn, challenge] of challenges.entries()) {
      for (const [index, player] of players.entries()) {
        await solve(player, challenge)
        if (index % 2 === 0) {
          const { text, body } = await visitor.get(urlOf(game))
          texts.push([text, await scratch(body.updateTimeUtc)])
        }
      }
      await between[turn]?.(players[turn] ?? players[0]!)
    }
    await between[4]?.(players[4]!)
    for (const [served, built] of texts) expect(served).toBe(built)
    expect(texts).toHaveLength(12)
    // The database itself notifies of the renaming, so this process learns of it a moment later.
    await expect
      .poll(async () => {
        const { text, body } = await visitor.get(urlOf(game))
        return text === (await scratch(body.updateTimeUtc))
      })
      .toBe(true)
  })
})
