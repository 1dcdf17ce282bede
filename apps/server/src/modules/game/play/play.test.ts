import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { visitor, as, aUser, clock, db, services } = app
const { aGame, aChallenge, aDivision, aPlayer } = gameBuilders(app)
const admin = await as(await aUser({ role: 'Admin' }))
const ALL = 2_147_483_647
const hour = 3_600_000

const url = (challenge: TestChallenge) =>
  `/api/game/${challenge.game_id}/challenges/${challenge.id}`
const open = ({ client }: TestPlayer, challenge: TestChallenge) => client.get(url(challenge))
const flagOf = async ({ participation }: TestPlayer, challenge: TestChallenge) => {
  const instance = await db
    .selectFrom('team_challenges')
    .leftJoin('flags', 'flags.id', 'team_challenges.flag_id')
    .select(['flags.flag', 'team_challenges.flag_text'])
    .where('team_challenges.participation_id', '=', participation.id)
    .where('team_challenges.challenge_id', '=', challenge.id)
    .executeTakeFirstOrThrow()
  return instance.flag ?? instance.flag_text
}
const verdictOf = async (player: TestPlayer, challenge: TestChallenge, flag: string) => {
  const { body } = await player.client.post(url(challenge), { flag })
  return (await player.client.get(`${url(challenge)}/status/${body}`)).body
}

describe('the play screen', () => {
  it('shows the challenges and the own row', async () => {
    const game = await aGame({ writeup_required: true })
    await aChallenge(game, { title: 'b', category: 'Web' })
    await aChallenge(game, { title: 'a', category: 'Web' })
    await aChallenge(game, { category: 'Misc', is_enabled: false })
    const crypto = await aChallenge(game, { title: 'c', category: 'Crypto' })
    const player = await aPlayer(game)
    await player.client.post(url(crypto), { flag: FLAG })
    const { status, body } = await player.client.get(`/api/game/${game.id}/details`)
    expect(status).toBe(200)
    expect(
      Object.entries<{ title: string }[]>(body.challenges).map(([category, list]) => [
        category,
        list.map(({ title }) => title),
      ]),
    ).toEqual([
      ['Crypto', ['c']],
      ['Web', ['a', 'b']],
    ])
    expect(body).toMatchObject({
      challengeCount: 3,
      rank: { id: player.team.id, rank: 1, score: 1050, solvedCount: 1 },
      teamToken: player.participation.token,
      writeupRequired: true,
      writeupDeadline: game.writeup_deadline,
    })
  })

  it('leaves out what the division may not view', async () => {
    const game = await aGame()
    const shown = await aChallenge(game)
    const hidden = await aChallenge(game)
    const division = await aDivision(game)
    await db
      .insertInto('division_challenges')
      .values({ division_id: division.id, challenge_id: hidden.id, permissions: ALL & ~256 })
      .execute()
    const player = await aPlayer(game, { division_id: division.id })
    const { body } = await player.client.get(`/api/game/${game.id}/details`)
    expect(body.challenges.Misc.map(({ id }: TestChallenge) => id)).toEqual([shown.id])
    expect(body.challengeCount).toBe(1)
    expect((await open(player, hidden)).status).toBe(404)
    expect((await open(await aPlayer(game), hidden)).status).toBe(200)
  })

  it('takes what a division may do by default where it has no entry', async () => {
    const game = await aGame()
    const [shown, hidden] = [await aChallenge(game), await aChallenge(game)]
    const blind = await aDivision(game, { default_permissions: ALL & ~256 })
    const other = await aDivision(game)
    const entry = { division_id: blind.id, challenge_id: shown.id, permissions: ALL }
    await db.insertInto('division_challenges').values(entry).execute()
    const idsFor = async (division_id: number) => {
      const { client } = await aPlayer(game, { division_id })
      const { body } = await client.get(`/api/game/${game.id}/details`)
      return body.challenges.Misc.map(({ id }: TestChallenge) => id)
    }
    expect(await idsFor(blind.id)).toEqual([shown.id])
    expect(await idsFor(other.id)).toEqual([shown.id, hidden.id])
  })

  it('is the same in every encoding, and the own row is each team’s', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [player, other] = [await aPlayer(game), await aPlayer(game)]
    await player.client.post(url(challenge), { flag: FLAG })
    const details = `/api/game/${game.id}/details`
    const plain = await player.client.get(details)
    const gzip = await player.client.get(details, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gzip.headers.vary).toContain('accept-encoding')
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    const others = await other.client.get(details, { 'accept-encoding': 'gzip' })
    expect(JSON.parse(gunzipSync(others.bytes).toString())).toMatchObject({
      challenges: plain.body.challenges,
      rank: { id: other.team.id, solvedCount: 0 },
      teamToken: other.participation.token,
    })
  })

  it('shows each team what it may see, whoever asked before for the same board', async () => {
    const game = await aGame()
    const [seen, hidden] = [await aChallenge(game), await aChallenge(game)]
    const division = await aDivision(game, {
      default_permissions: ALL,
    })
    await db
      .insertInto('division_challenges')
      .values({ division_id: division.id, challenge_id: hidden.id, permissions: 0 })
      .execute()
    const [free, bound] = [await aPlayer(game), await aPlayer(game, { division_id: division.id })]
    const idsFor = async ({ client }: TestPlayer) => {
      const { body } = await client.get(`/api/game/${game.id}/details`)
      const ids = Object.values<{ id: number }[]>(body.challenges).flatMap((list) =>
        list.map(({ id }) => id),
      )
      return { ids: ids.toSorted((a, b) => a - b), count: body.challengeCount }
    }
    const [all, some] = [
      { ids: [seen.id, hidden.id], count: 2 },
      { ids: [seen.id], count: 1 },
    ]
    expect([await idsFor(free), await idsFor(bound), await idsFor(free)]).toEqual([all, some, all])
  })

  it('is not sent again while nothing changed, and never to another team', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [player, other] = [await aPlayer(game), await aPlayer(game)]
    const details = `/api/game/${game.id}/details`
    const { headers } = await player.client.get(details)
    expect(headers['cache-control']).toContain('private')
    const conditional = { 'if-none-match': String(headers.etag) }
    expect(await player.client.get(details, conditional)).toMatchObject({ status: 304, text: '' })
    expect((await other.client.get(details, conditional)).status).toBe(200)
    const stranger = await as(await aUser())
    expect((await stranger.get(details, conditional)).status).toBe(400)
    await other.client.post(url(challenge), { flag: FLAG })
    // Nobody waits for the solves of others.
    await expect.poll(async () => (await player.client.get(details, conditional)).status).toBe(200)
  })

  it('is sent again when the writeup or what the division may see has changed', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const division = await aDivision(game)
    const { client } = await aPlayer(game, { division_id: division.id })
    const details = `/api/game/${game.id}/details`
    const isSentAgain = async (change: () => Promise<unknown>) => {
      const { headers } = await client.get(details)
      const conditional = { 'if-none-match': String(headers.etag) }
      expect((await client.get(details, conditional)).status).toBe(304)
      await change()
      return (await client.get(details, conditional)).status
    }
    const rewrite = () =>
      db.updateTable('games').set({ writeup_required: true }).where('id', '=', game.id).execute()
    expect(await isSentAgain(rewrite)).toBe(200)
    const hide = () =>
      db
        .insertInto('division_challenges')
        .values({ division_id: division.id, challenge_id: challenge.id, permissions: 0 })
        .execute()
    expect(await isSentAgain(hide)).toBe(200)
  })
})

describe('a challenge', () => {
  it('is shown with its file, hints and the attempts of the team', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, {
      title: 'Knots',
      content: 'Untie *this*.',
      hints: ['Pull.'],
      submission_limit: 5,
      deadline_at: ms(clock.now() + 1000),
    })
    const form = [{ field: 'files', fileName: 'rope 1.txt', content: '12345' }]
    const [{ hash }] = (await admin.upload('POST', '/api/assets', form)).body
    const edit = `/api/edit/games/${game.id}/challenges/${challenge.id}`
    await admin.post(`${edit}/attachment`, { attachmentType: 'Local', fileHash: hash })
    const player = await aPlayer(game)
    await player.client.post(url(challenge), { flag: 'halyard{wrong}' })
    const { body } = await open(player, challenge)
    expect(body).toEqual({
      id: challenge.id,
      title: 'Knots',
      content: 'Untie *this*.',
      category: 'Misc',
      hints: ['Pull.'],
      score: 1000,
      type: 'StaticAttachment',
      context: {
        closeTime: null,
        instanceEntry: null,
        url: `/assets/${hash}/rope%201.txt`,
        fileSize: 5,
      },
      limit: 5,
      attempts: 1,
      deadline: clock.now() + 1000,
    })
    expect((await visitor.get(body.context.url)).text).toBe('12345')
  })

  it('is not there when disabled, unknown, or of another game', async () => {
    const game = await aGame()
    const disabled = await aChallenge(game, { is_enabled: false })
    const elsewhere = await aChallenge(await aGame())
    const player = await aPlayer(game)
    for (const id of [disabled.id, elsewhere.id, 999_999, 0]) {
      const response = await player.client.get(`/api/game/${game.id}/challenges/${id}`)
      expect(response.status).toBe(404)
    }
  })

  it('is not there for a team without a place in it', async () => {
    const game = await aGame()
    const player = await aPlayer(game)
    const challenge = await aChallenge(game)
    await db.deleteFrom('team_challenges').where('challenge_id', '=', challenge.id).execute()
    expect((await open(player, challenge)).status).toBe(404)
    expect((await player.client.post(url(challenge), { flag: FLAG })).status).toBe(404)
  })
})

const refusals = async (player: TestPlayer, challenge: TestChallenge) => {
  const details = await player.client.get(`/api/game/${challenge.game_id}/details`)
  const opened = await open(player, challenge)
  return [details, opened].map(({ status, body }) => [status, body.status])
}
const twice = <T>(answer: T) => [answer, answer]

describe('play is refused', () => {
  it('before the start, with its own code', async () => {
    const game = await aGame({
      starts_at: ms(clock.now() + hour),
      ends_at: ms(clock.now() + 2 * hour),
    })
    const challenge = await aChallenge(game)
    expect(await refusals(await aPlayer(game), challenge)).toEqual(twice([400, 10_001]))
  })

  it('after the end, with its own code, unless it is for practice', async () => {
    const window = { starts_at: ms(clock.now() - hour), ends_at: ms(clock.now()) }
    const game = await aGame({ ...window, practice_mode: false })
    expect(await refusals(await aPlayer(game), await aChallenge(game))).toEqual(
      twice([400, 10_002]),
    )
    const practice = await aGame(window)
    const challenge = await aChallenge(practice)
    const player = await aPlayer(practice)
    expect((await open(player, challenge)).status).toBe(200)
  })

  it.each(['Pending', 'Rejected', 'Suspended'] as const)('to a %s team', async (status) => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    expect(await refusals(await aPlayer(game, { status }), challenge)).toEqual(twice([400, 400]))
  })

  it('to strangers and visitors, and for games that do not exist', async () => {
    const challenge = await aChallenge(await aGame())
    const stranger = await as(await aUser())
    expect((await stranger.get(url(challenge))).status).toBe(400)
    expect((await visitor.get(url(challenge))).status).toBe(401)
    expect((await stranger.get('/api/game/999999/details')).status).toBe(404)
    expect((await stranger.get(`/api/game/999999/challenges/${challenge.id}`)).status).toBe(404)
    expect((await visitor.get(`/api/game/${challenge.game_id}/details`)).status).toBe(401)
  })
})

describe('flags of a team’s own, from a list', () => {
  const flags = ['halyard{a}', 'halyard{b}', 'halyard{c}']

  it('are handed out with the first look, for good', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, {
      type: 'DynamicAttachment',
      flags,
      file_name: 'log.txt',
    })
    const hashes = new Map<string, string>()
    for (const flag of flags) {
      const stored = await services.files.put(Buffer.from(`file of ${flag}`))
      await db
        .insertInto('files')
        .values({ ...stored, name: `${flag}.txt`, uploaded_at: ms(clock.now()) })
        .execute()
      const { id } = await db
        .insertInto('attachments')
        .values({
          type: 'Local',
          file_hash: stored.hash,
          file_name: `${flag}.txt`,
          file_size: stored.size,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .updateTable('flags')
        .set({ attachment_id: id })
        .where('flag', '=', flag)
        .where('challenge_id', '=', challenge.id)
        .execute()
      hashes.set(flag, stored.hash)
    }
    const [one, other] = [await aPlayer(game), await aPlayer(game)]
    for (const flag of flags) expect(await verdictOf(one, challenge, flag)).toBe('WrongAnswer')
    const { body } = await open(one, challenge)
    expect((await open(one, challenge)).body.context).toEqual(body.context)
    const own = (await flagOf(one, challenge)) ?? ''
    expect(body.context).toMatchObject({
      url: `/assets/${hashes.get(own)}/log.txt`,
      fileSize: 18,
    })
    expect((await one.client.get(body.context.url)).text).toBe(`file of ${own}`)
    await open(other, challenge)
    expect(await flagOf(other, challenge)).not.toBe(own)
    expect(await verdictOf(one, challenge, own)).toBe('Accepted')
  })

  it('are never given twice, however many teams come at once', async () => {
    const game = await aGame()
    const many = Array.from({ length: 40 }, (_, index) => `halyard{${index}}`)
    const challenge = await aChallenge(game, { type: 'DynamicAttachment', flags: many })
    const players = []
    for (let index = 0; index < many.length; index += 1) players.push(await aPlayer(game))
    const responses = await Promise.all(players.map((player) => open(player, challenge)))
    expect(responses.map(({ status }) => status)).toEqual(players.map(() => 200))
    const given = await Promise.all(players.map((player) => flagOf(player, challenge)))
    expect(new Set(given).size).toBe(many.length)
    const late = await open(await aPlayer(game), challenge)
    expect(late).toMatchObject({
      status: 404,
      body: { title: 'No flag is left for your team. Tell the organizers.' },
    })
  })
})

describe('flags of a team’s own, from a template', () => {
  it('are made with the first look, for good', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, {
      type: 'DynamicContainer',
      flags: [],
      flag_template: 'halyard{[TEAM_HASH]_[GUID]}',
    })
    const [one, other] = [await aPlayer(game), await aPlayer(game)]
    expect(await flagOf(one, challenge)).toBeNull()
    await open(one, challenge)
    await open(other, challenge)
    const own = (await flagOf(one, challenge)) ?? ''
    expect(own).toMatch(/^halyard\{[0-9a-f]{12}_[0-9a-f-]{36}\}$/)
    await open(one, challenge)
    expect(await flagOf(one, challenge)).toBe(own)
    expect(await flagOf(other, challenge)).not.toBe(own)
    expect(await verdictOf(one, challenge, own)).toBe('Accepted')
  })

  it('are random without a template', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { type: 'DynamicContainer', flags: [] })
    const player = await aPlayer(game)
    await open(player, challenge)
    expect(await flagOf(player, challenge)).toMatch(/^flag\{[0-9a-f-]{36}\}$/)
  })
})
