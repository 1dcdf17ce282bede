import { beforeAll, describe, expect, it } from 'vitest'
import { ms } from '#db/database.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { TestGame } from '#testing/builders.ts'
import { FLAG } from '#testing/game-builders.ts'
import type { TestChallenge, TestPlayer } from '#testing/game-builders.ts'
import { serviceBuilders } from '#testing/service-builders.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { as, aUser, clock, db, services } = app
const { aGame, aChallenge, aPlayer, aService, urlOf } = serviceBuilders(app)
const aStaff = staffBuilder(app)
const admin = await as(await aUser({ role: 'Admin' }))
const monitor = await as(await aUser({ role: 'Monitor' }))
const SECOND = 1000
const MINUTE = 60 * SECOND

type Signal = Schema<'SignalModel'>
const QUIET = {
  ...{ quickSeconds: 0, quickPercent: 0, instanceMinutes: 0, seriesSolves: 0 },
  ...{ seriesMinutes: 10, wrongTeams: 0, sharedTeams: 0, keepDays: 30 },
}
const at = ({ id }: { readonly id: number }) => `/api/game/${id}/signals`
const pathOf = ({ game_id, id }: TestChallenge) => `/api/game/${game_id}/challenges/${id}`
const open = ({ client }: TestPlayer, challenge: TestChallenge) => client.get(pathOf(challenge))
const send = ({ client }: TestPlayer, challenge: TestChallenge, flag = FLAG) =>
  client.post(pathOf(challenge), { flag })
/** What staff see, once everything is written. */
const listed = async (game: { readonly id: number }, query = '', who = admin) => {
  await services.firstSteps.flush()
  clock.advance(10 * SECOND)
  return (await who.get(`${at(game)}${query}`)).body
}
const signalsOf = async (game: { readonly id: number }, query = ''): Promise<Signal[]> =>
  (await listed(game, query)).data
const withSettings = async (settings: Partial<typeof QUIET>) => {
  const game = await aGame()
  const { status } = await admin.put(`${at(game)}/settings`, { ...QUIET, ...settings })
  expect(status).toBe(200)
  return game
}
const teamOf = ({ participation, team }: TestPlayer) => ({
  ...{ participationId: participation.id, teamId: team.id, name: team.name },
})

describe('a quick solve', () => {
  it('names the steps with their times, for a team that was quicker than the setting', async () => {
    const game = await withSettings({ quickSeconds: 30 })
    const challenge = await aChallenge(game)
    const [fast, slow] = [await aPlayer(game), await aPlayer(game)]
    const openedAt = clock.now()
    for (const player of [fast, slow]) await open(player, challenge)
    clock.advance(20 * SECOND)
    await send(fast, challenge)
    clock.advance(MINUTE)
    await send(slow, challenge)
    const signals = await signalsOf(game)
    expect(signals).toHaveLength(1)
    expect(signals[0]).toMatchObject({
      kind: 'quick',
      id: `quick-${fast.participation.id}-${challenge.id}`,
      challenge: { id: challenge.id, title: challenge.title },
      teams: [teamOf(fast)],
      facts: [
        { what: 'opened', time: openedAt, seconds: 20, medianSeconds: null },
        { what: 'solved', time: openedAt + 20 * SECOND, userName: fast.user.userName },
      ],
    })
  })

  it('is one within a part of the median, once five teams have solved the challenge', async () => {
    const game = await withSettings({ quickPercent: 10 })
    const challenge = await aChallenge(game)
    const players = []
    for (let count = 0; count < 5; count += 1) players.push(await aPlayer(game))
    const [fast, ...others] = players
    if (!fast) throw new Error('no player')
    for (const player of players) await open(player, challenge)
    clock.advance(2 * MINUTE)
    await send(fast, challenge)
    clock.advance(28 * MINUTE)
    for (const player of others.slice(1)) await send(player, challenge)
    expect(await signalsOf(game)).toEqual([])
    for (const player of others.slice(0, 1)) await send(player, challenge)
    const signals = await signalsOf(game)
    expect(signals.map(({ teams }) => teams)).toEqual([[teamOf(fast)]])
    expect(signals[0]?.facts[0]).toMatchObject({ seconds: 120, medianSeconds: 1800 })
  })

  it('counts from a download and a start, too', async () => {
    const game = await withSettings({ quickSeconds: 30 })
    const service = await aService(game, { type: 'StaticContainer' })
    await db.insertInto('flags').values({ challenge_id: service.id, flag: FLAG }).execute()
    const player = await aPlayer(game)
    await open(player, service)
    clock.advance(10 * MINUTE)
    expect((await player.client.post(urlOf(service))).status).toBe(200)
    clock.advance(10 * SECOND)
    await send(player, service)
    const [signal] = await signalsOf(game)
    expect(signal?.facts.map(({ what, seconds }) => [what, seconds])).toEqual([
      ['opened', 610],
      ['started', 10],
      ['solved', null],
    ])
  })
})

describe('a solve without an opening', () => {
  it('is named, also when the opening came afterwards', async () => {
    const game = await withSettings({})
    const challenge = await aChallenge(game)
    const [honest, never, late] = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
    await open(honest, challenge)
    clock.advance(MINUTE)
    for (const player of [honest, never, late]) await send(player, challenge)
    clock.advance(MINUTE)
    await open(late, challenge)
    const signals = await signalsOf(game)
    expect(
      signals.map(({ kind, teams, facts }) => [kind, teams, facts.map(({ what }) => what)]),
    ).toEqual([
      ['unopened', [teamOf(never)], ['opened', 'solved']],
      ['unopened', [teamOf(late)], ['solved', 'opened']],
    ])
    expect(signals[0]?.facts[0]).toMatchObject({ what: 'opened', time: null })
  })

  it('is none of a time when nothing was recorded yet, nor while the opening is being written', async () => {
    const game = await withSettings({})
    const challenge = await aChallenge(game)
    const [before, other, after] = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
    await send(before, challenge)
    clock.advance(MINUTE)
    await open(other, challenge)
    await services.firstSteps.flush()
    clock.advance(MINUTE)
    await open(after, challenge)
    clock.advance(SECOND)
    await send(after, challenge)
    // The opening is not in the database yet.
    expect((await admin.get(at(game))).body.data).toEqual([])
    expect(await signalsOf(game)).toEqual([])
  })
})

describe('the flag of another team', () => {
  it('names the start of the instance it came from, within the minutes of the setting', async () => {
    const game = await withSettings({ instanceMinutes: 30 })
    const service = await aService(game)
    const [owner, thief] = [await aPlayer(game), await aPlayer(game)]
    await owner.client.post(urlOf(service))
    const startedAt = clock.now()
    const { flag_text: flag } = await db
      .selectFrom('team_challenges')
      .select('flag_text')
      .where('participation_id', '=', owner.participation.id)
      .where('challenge_id', '=', service.id)
      .executeTakeFirstOrThrow()
    clock.advance(29 * MINUTE)
    await send(thief, service, flag ?? '')
    clock.advance(2 * MINUTE)
    await send(thief, service, flag ?? '')
    const signals = await signalsOf(game, '?kind=foreignFlag')
    expect(signals).toHaveLength(1)
    expect(signals[0]).toMatchObject({
      teams: [teamOf(thief), teamOf(owner)],
      facts: [
        { what: 'started', time: startedAt, participationId: owner.participation.id },
        { what: 'sent', participationId: thief.participation.id, userName: thief.user.userName },
      ],
    })
    expect(JSON.stringify(signals)).not.toContain(flag)
  })
})

describe('a series', () => {
  it('is so many solves within so many minutes, with each of them', async () => {
    const game = await withSettings({ seriesSolves: 3, seriesMinutes: 10 })
    const challenges = []
    for (let count = 0; count < 6; count += 1) challenges.push(await aChallenge(game))
    const [sudden, steady] = [await aPlayer(game), await aPlayer(game)]
    for (const [index, challenge] of challenges.entries()) {
      await send(steady, challenge)
      clock.advance(2 * MINUTE)
      if (index > 1) await send(sudden, challenge)
      clock.advance(4 * MINUTE)
    }
    // Every third solve of the steady team comes twelve minutes after the first.
    expect(await signalsOf(game)).toEqual([])
    const quick = await aPlayer(game)
    for (const challenge of challenges) {
      await send(quick, challenge)
      clock.advance(MINUTE)
    }
    const signals = await signalsOf(game)
    expect(signals.map(({ kind, teams }) => [kind, teams])).toEqual([['series', [teamOf(quick)]]])
    expect(signals[0]?.facts.map(({ challenge }) => challenge)).toEqual(
      challenges.map(({ title }) => title),
    )
  })
})

describe('the same wrong answer', () => {
  it('is named for a few teams, with the first time of each, and not for many', async () => {
    const game = await withSettings({ wrongTeams: 3 })
    const challenge = await aChallenge(game)
    const players = []
    for (let count = 0; count < 4; count += 1) players.push(await aPlayer(game))
    for (const player of players) await send(player, challenge, 'halyard{obvious}')
    for (const player of players.slice(0, 2)) {
      await send(player, challenge, 'halyard{rare_mistake}')
      await send(player, challenge, 'halyard{rare_mistake}')
    }
    for (const player of players.slice(0, 1)) await send(player, challenge, 'halyard{alone}')
    const signals = await signalsOf(game)
    expect(signals).toHaveLength(1)
    expect(signals[0]).toMatchObject({ kind: 'sameWrong', answer: 'halyard{rare_mistake}' })
    expect(signals[0]?.facts).toHaveLength(2)
    expect(signals[0]?.id).not.toContain('rare')
  })
})

describe('what teams share', () => {
  const ADDRESS = '198.51.100.77'
  let game: TestGame
  let players: TestPlayer[]
  beforeAll(async () => {
    game = await withSettings({ sharedTeams: 2 })
    players = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
    const ids = players.map(({ user }) => user.id)
    await db.updateTable('sessions').set({ ip: null }).where('user_id', 'in', ids).execute()
    const [one, two, three] = ids
    for (const [userId, ip] of [
      [one, ADDRESS],
      [two, ADDRESS],
      [one, '203.0.113.9'],
      [two, '203.0.113.9'],
      [three, '203.0.113.9'],
    ]) {
      const columns = { ip: ip ?? '', last_visited_at: ms(clock.now()) }
      await db
        .insertInto('sessions')
        .values({
          ...{
            token_hash: Buffer.from(crypto.randomUUID()),
            user_id: userId ?? '',
            ip: ip ?? null,
          },
          ...{ security_stamp: 'x', created_at: ms(clock.now()), refreshed_at: ms(clock.now()) },
          expires_at: ms(clock.now() + MINUTE),
        })
        .execute()
      if (ip === ADDRESS)
        await db
          .updateTable('users')
          .set(columns)
          .where('id', '=', userId ?? '')
          .execute()
    }
    const browser_hash = Buffer.from('a browser of two accounts')
    for (const user_id of [one, three])
      await db
        .insertInto('known_browsers')
        .values({ user_id: user_id ?? '', browser_hash, seen_at: ms(clock.now()) })
        .execute()
  })

  it('is an address of a few teams, and a browser of theirs', async () => {
    const signals = await signalsOf(game)
    expect(signals.map(({ kind, teams }) => [kind, teams.length])).toEqual(
      expect.arrayContaining([
        ['sharedAddress', 2],
        ['sharedBrowser', 2],
      ]),
    )
    expect(signals).toHaveLength(2)
    const [address] = signals.filter(({ kind }) => kind === 'sharedAddress')
    expect(address?.facts.map(({ what, userName }) => [what, userName]).toSorted()).toEqual(
      players.slice(0, 2).map(({ user }) => ['used', user.userName]),
    )
  })

  it('T41: says the address to administrators of the platform alone', async () => {
    const manager = (await aStaff(game, 'manager')).client
    const watcher = (await aStaff(game, 'monitor')).client
    expect(JSON.stringify(await listed(game))).toContain(ADDRESS)
    expect((await admin.post(`${at(game)}/export`)).text).toContain(ADDRESS)
    for (const who of [monitor, manager, watcher]) {
      const seen = await listed(game, '', who)
      expect(seen.total).toBe(2)
      const marked = await who.put(`${at(game)}/${seen.data[0].id}/mark`, { note: '' })
      const other = await who.put(`${at(game)}/${seen.data[1].id}/mark`, { note: '' })
      const files = [
        await who.post(`${at(game)}/export`),
        await who.post(`${at(game)}/export?format=json`),
      ]
      expect(files.map(({ status }) => status)).toEqual([200, 200])
      const text = JSON.stringify([seen, marked.text, other.text, files.map((file) => file.text)])
      expect(text).not.toContain(ADDRESS)
    }
  })
})

describe('the list', () => {
  it('is filtered by kind, team, challenge and state, and paged with its numbers', async () => {
    const game = await withSettings({ wrongTeams: 4 })
    const [first, second] = [await aChallenge(game), await aChallenge(game)]
    const [one, two, three] = [await aPlayer(game), await aPlayer(game), await aPlayer(game)]
    for (const player of [one, two]) await send(player, first, 'halyard{a}')
    clock.advance(SECOND)
    for (const player of [two, three]) await send(player, second, 'halyard{b}')
    const both = await listed(game)
    expect(both).toMatchObject({ total: 2, open: 2, isCut: false })
    expect(both.deleteAt).toBe(game.ends_at + 30 * 86_400_000)
    const answers = async (query: string) =>
      (await signalsOf(game, query)).map(({ answer }) => answer)
    expect(await answers('')).toEqual(['halyard{b}', 'halyard{a}'])
    expect(await answers('?count=1&skip=1')).toEqual(['halyard{a}'])
    expect(await answers(`?team=${one.participation.id}`)).toEqual(['halyard{a}'])
    expect(await answers(`?challenge=${second.id}`)).toEqual(['halyard{b}'])
    expect(await answers('?kind=series')).toEqual([])
    await monitor.put(`${at(game)}/${both.data[0].id}/mark`, { note: 'Seen' })
    expect(await answers('?state=looked')).toEqual(['halyard{b}'])
    expect(await listed(game, '?state=open&count=0')).toMatchObject({ total: 1, open: 1, data: [] })
  })

  it('is there for nobody who plays, and not before the start', async () => {
    const game = await aGame()
    const { client } = await aPlayer(game)
    expect((await client.get(at(game))).status).toBe(403)
    const later = await aGame({ starts_at: ms(clock.now() + MINUTE) })
    expect((await admin.get(at(later))).body.status).toBe(10_001)
  })
})

const aSignal = async () => {
  const game = await withSettings({ wrongTeams: 4 })
  const challenge = await aChallenge(game)
  const players = [await aPlayer(game), await aPlayer(game)]
  for (const player of players) await send(player, challenge, 'halyard{a}')
  const [signal] = await signalsOf(game)
  if (!signal) throw new Error('no signal')
  return { game, signal, url: `${at(game)}/${signal.id}/mark` }
}

describe('a mark', () => {
  it('says who looked into it and when, and is taken back', async () => {
    const { game, signal, url } = await aSignal()
    const marked = await monitor.put(url, { note: ' They sat together. ' })
    expect(marked.body.mark).toEqual({
      note: 'They sat together.',
      userName: expect.any(String),
      time: clock.now(),
    })
    expect((await signalsOf(game))[0]).toEqual({ ...signal, ...marked.body })
    const undone = await admin.delete(url)
    expect(undone.body).toEqual(signal)
    expect(await listed(game)).toMatchObject({ open: 1 })
  })

  it('of two staff at once is the one of the first; the second is refused', async () => {
    const { signal, url } = await aSignal()
    const condition = { 'if-match': signal.etag }
    const answers = await Promise.all(
      [admin, monitor].map((who, index) => who.put(url, { note: `By ${index}` }, condition)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    const [stored] = answers.filter(({ status }) => status === 200)
    expect((await admin.delete(url, condition)).status).toBe(412)
    expect((await admin.delete(url, { 'if-match': stored?.body.etag })).status).toBe(200)
  })

  it('is of a signal of this game alone, and goes with the account of who wrote it', async () => {
    const { signal, url, game } = await aSignal()
    const elsewhere = await aGame()
    const foreign = `${at(elsewhere)}/${signal.id}/mark`
    expect((await admin.put(foreign, { note: '' })).status).toBe(404)
    expect((await admin.delete(foreign)).status).toBe(404)
    expect((await admin.put(`${at(game)}/quick-1-1/mark`, { note: '' })).status).toBe(404)
    expect((await admin.put(`${at(game)}/Robert'--/mark`, { note: '' })).status).toBe(404)
    expect((await admin.put(url, { note: 'x'.repeat(2001) })).status).toBe(400)
    const leaving = await aUser({ role: 'Monitor' })
    await (await as(leaving)).put(url, { note: 'Left' })
    await admin.delete(`/api/admin/users/${leaving.id}`)
    expect((await signalsOf(game))[0]?.mark).toMatchObject({ note: 'Left', userName: null })
  })
})

describe('the settings', () => {
  it('are of the game, and change only what was read', async () => {
    const game = await aGame()
    const url = `${at(game)}/settings`
    const { body: defaults } = await monitor.get(url)
    expect(defaults).toMatchObject({ quickSeconds: 30, keepDays: 30 })
    const condition = { 'if-match': defaults.etag }
    const saves = await Promise.all(
      [1, 2].map((keepDays) => admin.put(url, { ...QUIET, keepDays }, condition)),
    )
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    expect((await admin.put(url, { ...QUIET, keepDays: 0 })).status).toBe(400)
    expect((await monitor.put(url, QUIET)).status).toBe(403)
    const manager = (await aStaff(game, 'manager')).client
    expect((await manager.put(url, QUIET)).status).toBe(200)
    await admin.put(`/api/edit/games/${game.id}`, {
      ...{ title: 'Renamed', start: game.starts_at, end: game.ends_at },
    })
    expect((await admin.get(url)).body).toMatchObject(QUIET)
  })
})
