// The hubs on the real server: over HTTP, with the client's own hub listener and with raw frames.
import type { HubListeners } from '@halyard/api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { ms } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import { inTransaction } from '#db/transaction.ts'
import { insertLogs } from '#modules/log/repository.ts'
import { publishNotice } from '#modules/notice/service.ts'
import { FLAG, gameBuilders } from '#testing/game-builders.ts'
import { listenAt } from '#testing/hub-listener.ts'
import type { Hub } from '#testing/hub-listener.ts'
import { staffBuilder } from '#testing/staff.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, clock, aUser, cookieOf } = app
const { aGame, aChallenge, aPlayer } = gameBuilders(app)
const aStaff = staffBuilder(app)
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
const admin = await app.as(await aUser({ role: 'Admin' }))

/** Machines that test are busy. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** At the server of this file by default. */
const listen = <Name extends Hub>(
  hub: Name,
  on: HubListeners<Name>,
  { at = origin, ...who }: { gameId?: number; cookie?: string; at?: string } = {},
) => listenAt(at, hub, on, who)

const END = '\u001e'
const HELLO = `{"protocol":"json","version":1}${END}`

/** A raw socket: sends the given text and records what it receives. */
async function raw(path: string, { cookie, headers }: { cookie?: string; headers?: object } = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, {
    headers: { ...(cookie !== undefined && { cookie }), ...headers },
  })
  let text = ''
  let frames = 0
  let closed: number | undefined
  socket.on('message', (data: Buffer) => {
    text += data.toString()
    frames += 1
  })
  socket.on('close', (code) => {
    closed = code
  })
  open.push(() => socket.terminate())
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    say: (message: string) => socket.send(message),
    countFrames: () => frames,
    heard: () =>
      text
        .split(END)
        .filter(Boolean)
        .map((one): unknown => JSON.parse(one)),
    closing: () => eventually(() => expect(closed).toBeDefined()).then(() => closed),
  }
}

const notify = (gameId: number, content: string) =>
  admin.post(`/api/edit/games/${gameId}/notices`, { content })

const END_OF_TELLING = 'That was all'

/**
 * A listener that stays connected. Its result waits until everything sent before has been delivered: notices of all games
 * go through the server in order.
 */
async function aWitness(game: { readonly id: number }): Promise<() => Promise<void>> {
  const heard: { values: string[] }[] = []
  await listen(
    'user',
    { ReceivedGameNotice: (message) => heard.push(message) },
    { gameId: game.id },
  )
  return async () => {
    heard.splice(0)
    await notify(game.id, END_OF_TELLING)
    await eventually(() => expect(heard.at(-1)?.values).toEqual([END_OF_TELLING]))
  }
}

describe('listening', () => {
  it('receives a notice as it is listed, once, in its own game only', async () => {
    const [game, other] = [await aGame(), await aGame()]
    const heard: unknown[] = []
    await listen(
      'user',
      { ReceivedGameNotice: (message) => heard.push(message) },
      { gameId: game.id },
    )
    await notify(other.id, 'elsewhere')
    const { body } = await notify(game.id, 'Lunch is ready')
    await eventually(() => expect(heard).toHaveLength(1))
    expect(heard).toEqual([body])
    expect((await app.visitor.get(`/api/game/${game.id}/notices`)).body).toEqual(heard)
  })

  it('receives in one message what is published while the one before is handed out', async () => {
    const game = await aGame()
    const { say, heard, countFrames } = await raw(`/hub/user?game=${game.id}`)
    say(HELLO)
    await eventually(() => expect(heard()).toHaveLength(1))
    const before = countFrames()
    await inTransaction(db, async (tx) => {
      for (const title of ['one', 'two', 'three', 'four'])
        await publishNotice(tx, {
          gameId: game.id,
          type: 'Normal',
          args: [title],
          publishedAtMs: clock.now(),
        })
    })
    await eventually(() => expect(heard()).toHaveLength(5))
    expect(countFrames() - before).toBe(2)
  })

  it('receives bloods, new challenges and new hints', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { client, team } = await aPlayer(game, { name: 'Nyan' })
    const heard: { type: string; values: string[] }[] = []
    await listen(
      'user',
      { ReceivedGameNotice: (message) => heard.push(message) },
      { gameId: game.id },
    )
    const url = `/api/edit/games/${game.id}/challenges/${challenge.id}`
    await admin.put(url, { isEnabled: false })
    await admin.put(url, { isEnabled: true })
    await admin.put(url, { hints: ['Look up'] })
    await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: FLAG })
    await eventually(() => expect(heard).toHaveLength(3))
    expect(heard).toMatchObject([
      { type: 'NewChallenge', values: [challenge.title] },
      { type: 'NewHint', values: [challenge.title] },
      { type: 'FirstBlood', values: [team.name, challenge.title] },
    ])
  })

  it('T11: sends answers to monitors as the lists have them, and none to players', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game, { type: 'DynamicContainer', flags: [] })
    const [one, two] = [await aPlayer(game), await aPlayer(game)]
    const url = `/api/game/${game.id}/challenges/${challenge.id}`
    await Promise.all([one.client.get(url), two.client.get(url)])
    const { flag_text: stolen } = await db
      .selectFrom('team_challenges')
      .selectAll()
      .where('participation_id', '=', two.participation.id)
      .executeTakeFirstOrThrow()
    const monitor = await aUser({ role: 'Monitor' })
    const heard: { events: unknown[]; submissions: unknown[]; notices: unknown[] } = {
      events: [],
      submissions: [],
      notices: [],
    }
    await listen(
      'monitor',
      {
        ReceivedGameEvent: (message) => heard.events.push(message),
        ReceivedSubmissions: (message) => heard.submissions.push(message),
      },
      { gameId: game.id, cookie: await cookieOf(monitor) },
    )
    await listen(
      'user',
      { ReceivedGameNotice: (message) => heard.notices.push(message) },
      { gameId: game.id },
    )
    await one.client.post(url, { flag: 'halyard{wrong}' })
    clock.advance(1000)
    await one.client.post(url, { flag: stolen })
    await eventually(() => expect(heard.submissions).toHaveLength(2))
    const lists = await app.as(monitor)
    const submissions = (await lists.get(`/api/game/${game.id}/submissions`)).body
    const events = (await lists.get(`/api/game/${game.id}/events`)).body
    expect(heard.submissions).toEqual(submissions.toReversed())
    expect(heard.events).toHaveLength(3)
    expect(heard.events).toEqual(expect.arrayContaining(events))
    expect(heard.notices).toEqual([])
  })

  it('sends monitors who started and stopped an instance', async () => {
    const game = await aGame()
    const service = await aChallenge(game, {
      type: 'StaticContainer',
      container_image: 'halyard/chandlery',
    })
    const { client } = await aPlayer(game)
    const monitor = await aUser({ role: 'Monitor' })
    const heard: { type: string }[] = []
    await listen(
      'monitor',
      { ReceivedGameEvent: (message) => heard.push(message) },
      { gameId: game.id, cookie: await cookieOf(monitor) },
    )
    const url = `/api/game/${game.id}/container/${service.id}`
    expect((await client.post(url)).status).toBe(200)
    clock.advance(10_000)
    expect((await client.delete(url)).status).toBe(200)
    await eventually(() => expect(heard).toHaveLength(2))
    const events = (await (await app.as(monitor)).get(`/api/game/${game.id}/events`)).body
    expect(heard).toEqual(events.toReversed())
  })

  it('sends administrators every line of the log, once', async () => {
    const boss = await aUser({ role: 'Admin' })
    const heard: { msg: string | null }[] = []
    await listen(
      'admin',
      { ReceivedLog: (line) => heard.push(line) },
      { cookie: await cookieOf(boss) },
    )
    const line = (message: string) => ({
      atMs: clock.now(),
      level: 'Information' as const,
      userName: boss.userName,
      ip: '127.0.0.1',
      message,
      status: 'Success',
    })
    await Promise.all(
      ['a', 'b', 'c'].map((text) => insertLogs(db, [line(`${text} one`), line(`${text} two`)])),
    )
    // Lines are sent in the order of their ranges: a repetition would have arrived before this one.
    await insertLogs(db, [line('the last')])
    await eventually(() => expect(heard.at(-1)?.msg).toBe('the last'))
    expect(heard).toHaveLength(7)
    const receive = new Set(heard.map(({ msg }) => msg))
    const lines = ['a one', 'a two', 'b one', 'b two', 'c one', 'c two', 'the last']
    expect(receive).toEqual(new Set(lines))
    expect(heard).toEqual(expect.arrayContaining((await admin.get('/api/admin/logs?count=7')).body))
  })

  it('sends what a team shares to its members alone, and not after they left', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const [player, rival] = [await aPlayer(game), await aPlayer(game)]
    const mate = await aUser()
    const membership = { participation_id: player.participation.id, user_id: mate.id }
    await db
      .insertInto('participation_members')
      .values({ ...membership, game_id: game.id, joined_at: ms(clock.now()) })
      .execute()
    const receivers = [player.user, mate, rival.user, undefined]
    const heard: { workers: unknown[] }[][] = receivers.map(() => [])
    for (const [index, user] of receivers.entries())
      await listen(
        'user',
        { ReceivedTeamPresence: (presence) => heard[index]?.push(presence) },
        { gameId: game.id, ...(user && { cookie: await cookieOf(user) }) },
      )
    const url = `/api/game/${game.id}/challenges/${challenge.id}/working`
    const receive = await aWitness(game)
    await player.client.put(url, { isWorking: true })
    await eventually(() => expect(heard[1]).toHaveLength(1))
    expect(heard[1]).toEqual([(await player.client.get(`/api/game/${game.id}/presence`)).body])
    await db.deleteFrom('participation_members').where('user_id', '=', mate.id).execute()
    await player.client.put(url, { isWorking: false })
    await eventually(() => expect(heard[0]).toHaveLength(2))
    await receive()
    expect(heard.map(({ length }) => length)).toEqual([2, 1, 0, 0])
  })

  it('keeps a notice back until the game has begun', async () => {
    const game = await aGame({ starts_at: ms(clock.now() + 60_000) })
    const heard: unknown[] = []
    await listen(
      'user',
      { ReceivedGameNotice: (message) => heard.push(message) },
      { gameId: game.id },
    )
    const receive = await aWitness(await aGame())
    await notify(game.id, 'Secret plans')
    await receive()
    expect(heard).toEqual([])
    clock.advance(60_000)
    await notify(game.id, 'Begin')
    await eventually(() => expect(heard).toMatchObject([{ values: ['Begin'] }]))
  })

  it('receives the same through every process', async () => {
    const game = await aGame()
    const at = await app.another()
    const [here, there]: unknown[][] = [[], []]
    await listen(
      'user',
      { ReceivedGameNotice: (message) => here?.push(message) },
      { gameId: game.id },
    )
    await listen(
      'user',
      { ReceivedGameNotice: (message) => there?.push(message) },
      { gameId: game.id, at },
    )
    for (const text of ['one', 'two', 'three']) await notify(game.id, text)
    await eventually(() => expect(there).toHaveLength(3))
    await eventually(() => expect(here).toEqual(there))
  })
})

describe('T33: who may listen', () => {
  const why = { error: 'There is no such game, or you may not listen here.' }

  it.each<[string, Role | undefined, Hub]>([
    ['a visitor', undefined, 'monitor'],
    ['a player', 'User', 'monitor'],
    ['somebody banned', 'Banned', 'monitor'],
    ['a visitor', undefined, 'admin'],
    ['a player', 'User', 'admin'],
    ['a monitor', 'Monitor', 'admin'],
  ])('%s (%s) is refused at the %s hub', async (_who, role, hub) => {
    const game = await aGame()
    const user = role && (await aUser({ role }))
    const line = await raw(
      `/hub/${hub}?game=${game.id}`,
      user ? { cookie: await cookieOf(user) } : {},
    )
    line.say(HELLO)
    expect(await line.closing()).toBe(1008)
    expect(line.heard()).toEqual([why])
  })

  it.each(['', '?game=', '?game=0', '?game=2147483647', '?game=1e1', '?game=1&game=1', "?game='"])(
    'there is no place at /hub/user%s',
    async (query) => {
      const line = await raw(`/hub/user${query}`)
      line.say(HELLO)
      expect(await line.closing()).toBe(1008)
      expect(line.heard()).toEqual([{ error: 'There is no such game.' }])
    },
  )

  it.each([
    ['loses the role', { role: 'User' }],
    ['is banned', { role: 'Banned' }],
    ['changes the password', { security_stamp: 'another' }],
  ] as const)(
    'a monitor who %s receives nothing more and is disconnected',
    async (_what, change) => {
      const game = await aGame()
      const user = await aUser({ role: 'Monitor' })
      const line = await raw(`/hub/monitor?game=${game.id}`, { cookie: await cookieOf(user) })
      line.say(HELLO)
      await eventually(() => expect(line.heard()).toEqual([{}]))
      await db.updateTable('users').set(change).where('id', '=', user.id).execute()
      expect(await line.closing()).toBe(1008)
      expect(line.heard()).toEqual([{}, { type: 7, error: 'You may not listen here any more.' }])
    },
  )

  it.each([
    ['a monitor', 'monitor', true],
    ['a manager', 'manager', true],
    ['an author', 'author', false],
    ['a reviewer', 'reviewer', false],
  ] as const)(
    '%s of one game listens to that game alone, until the role goes',
    async (_who, role, may) => {
      const [game, other] = [await aGame(), await aGame()]
      const { user } = await aStaff(game, role)
      const cookie = await cookieOf(user)
      for (const path of [
        `monitor?game=${other.id}`,
        'admin',
        ...(may ? [] : [`monitor?game=${game.id}`]),
      ]) {
        const line = await raw(`/hub/${path}`, { cookie })
        line.say(HELLO)
        expect([await line.closing(), line.heard()]).toEqual([1008, [why]])
      }
      if (!may) return
      const line = await raw(`/hub/monitor?game=${game.id}`, { cookie })
      line.say(HELLO)
      await eventually(() => expect(line.heard()).toEqual([{}]))
      await db.deleteFrom('game_staff').where('user_id', '=', user.id).execute()
      expect(await line.closing()).toBe(1008)
    },
  )

  it('an administrator who logs out is sent away', async () => {
    const user = await aUser({ role: 'Admin' })
    const cookie = await cookieOf(user)
    const line = await raw('/hub/admin', { cookie })
    line.say(HELLO)
    await eventually(() => expect(line.heard()).toEqual([{}]))
    await app.visitor.post('/api/account/logout', undefined, { cookie })
    expect(await line.closing()).toBe(1008)
  })

  it('rights are checked at every message, even when no notification announced their end', async () => {
    const game = await aGame()
    const challenge = await aChallenge(game)
    const { client } = await aPlayer(game)
    const user = await aUser({ role: 'Monitor' })
    const line = await raw(`/hub/monitor?game=${game.id}`, { cookie: await cookieOf(user) })
    line.say(HELLO)
    await eventually(() => expect(line.heard()).toEqual([{}]))
    // No process is notified of a session that expires.
    await db
      .updateTable('sessions')
      .set({ expires_at: ms(clock.now()) })
      .where('user_id', '=', user.id)
      .execute()
    await client.post(`/api/game/${game.id}/challenges/${challenge.id}`, { flag: 'wrong' })
    expect(await line.closing()).toBe(1008)
    expect(JSON.stringify(line.heard())).not.toContain('ReceivedSubmissions')
  })

  it('an API token opens the monitor hub alone, until it is revoked', async () => {
    const game = await aGame()
    const { token, info } = (await admin.post('/api/tokens', { name: 'bot' })).body
    const headers = { authorization: `Bearer ${token}` }
    const line = await raw(`/hub/monitor?game=${game.id}`, { headers })
    line.say(HELLO)
    await eventually(() => expect(line.heard()).toEqual([{}]))
    const other = await raw('/hub/admin', { headers })
    other.say(HELLO)
    expect(await other.closing()).toBe(1008)
    const forged = await raw(`/hub/monitor?game=${game.id}`, {
      headers: { authorization: `Bearer ${token.slice(0, -4)}AAAA` },
    })
    forged.say(HELLO)
    expect(await forged.closing()).toBe(1008)
    await admin.delete(`/api/tokens/${info.id}`)
    expect(await line.closing()).toBe(1008)
  })

  it('listeners of a deleted game are sent away', async () => {
    const game = await aGame()
    const line = await raw(`/hub/user?game=${game.id}`)
    line.say(HELLO)
    await eventually(() => expect(line.heard()).toEqual([{}]))
    await admin.delete(`/api/edit/games/${game.id}`)
    expect(await line.closing()).toBe(1008)
  })

  it('a page of another site is refused before there is a connection', async () => {
    const game = await aGame()
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      await expect(raw(`/hub/user?game=${game.id}`, { headers })).rejects.toThrow('403')
    const { status } = await fetch(`${origin}/hub/user/negotiate?game=${game.id}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(status).toBe(403)
  })

  it('connecting again replays nothing', async () => {
    const game = await aGame()
    await notify(game.id, 'before')
    const heard: unknown[] = []
    const on = { ReceivedGameNotice: (message: unknown) => void heard.push(message) }
    const receive = await aWitness(game)
    const first = await listen('user', on, { gameId: game.id })
    first.close()
    await notify(game.id, 'between')
    // A client that connects while a notice is being sent may receive it; this one has arrived before.
    await receive()
    await listen('user', on, { gameId: game.id })
    await notify(game.id, 'after')
    await receive()
    await eventually(() =>
      expect(heard).toMatchObject([{ values: ['after'] }, { values: [END_OF_TELLING] }]),
    )
  })
})

const place = async () => `/hub/user?game=${(await aGame()).id}`

const greeted = async () => {
  const line = await raw(await place())
  line.say(HELLO)
  await eventually(() => expect(line.heard()).toEqual([{}]))
  return line
}

describe('T33: protocol abuse', () => {
  it.each([
    ['no JSON', 'hello', 'The handshake is not a JSON object.'],
    ['an array', '[]', 'The handshake is not a JSON object.'],
    [
      'another protocol',
      '{"protocol":"messagepack","version":1}',
      "The only protocol here is 'json'.",
    ],
    [
      'another version',
      '{"protocol":"json","version":2}',
      'The only version of the protocol here is 1.',
    ],
  ])('a handshake that is %s is answered with the reason', async (_what, text, error) => {
    const line = await raw(await place())
    line.say(text + END)
    expect(await line.closing()).toBe(1003)
    expect(line.heard()).toEqual([{ error }])
  })

  it('takes messages in pieces and several at once', async () => {
    const line = await raw(await place())
    line.say(HELLO.slice(0, 10))
    line.say(`${HELLO.slice(10)}{"type":6}${END}{"type":1,"invocationId":"7","target":"Shout",`)
    line.say(`"arguments":[]}${END}`)
    await eventually(() =>
      expect(line.heard()).toEqual([
        {},
        { type: 3, invocationId: '7', error: 'This hub has no methods to call.' },
      ]),
    )
  })

  it('answers the call of a stream like any other: there is nothing to call', async () => {
    const line = await greeted()
    line.say(`{"type":4,"invocationId":"8","target":"Listen","arguments":[]}${END}`)
    await eventually(() =>
      expect(line.heard().at(-1)).toEqual({
        type: 3,
        invocationId: '8',
        error: 'This hub has no methods to call.',
      }),
    )
  })

  it.each([
    ['is no JSON', `nonsense${END}`],
    ['has no type', `{}${END}`],
    ['is an array', `[1]${END}`],
    ['is deep', `${'['.repeat(3000)}${END}`],
    ['never ends', 'x'.repeat(5000)],
  ])('a message that %s ends the connection', async (_what, text) => {
    const line = await greeted()
    line.say(text)
    expect(await line.closing()).toBe(1008)
  })

  it('a frame that is too large or not text ends the connection', async () => {
    const large = await greeted()
    large.say('x'.repeat(9000))
    expect(await large.closing()).toBe(1009)
    const binary = await greeted()
    binary.socket.send(Buffer.from(`{"type":6}${END}`))
    expect(await binary.closing()).toBe(1003)
  })

  it('a flood of messages ends the connection', async () => {
    const line = await greeted()
    for (let count = 0; count < 200; count += 1) line.say(`{"type":6}${END}`)
    expect(await line.closing()).toBe(1008)
    expect(line.heard().at(-1)).toEqual({ type: 7, error: 'Too many messages.' })
  })

  it('says goodbye to whoever says goodbye', async () => {
    const line = await greeted()
    line.say(`{"type":7}${END}`)
    expect(await line.closing()).toBe(1000)
  })
})

describe('asking for a place', () => {
  it.each(['user', 'monitor', 'admin'])('the %s hub offers WebSockets alone', async (hub) => {
    const response = await fetch(`${origin}/hub/${hub}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: '',
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      connectionToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
  })

  it('says what it is for to whoever only looks', async () => {
    const response = await fetch(`${origin}/hub/user?game=1`)
    expect(response.status).toBe(426)
    expect(await response.json()).toMatchObject({ status: 426 })
    const unknown = await fetch(`${origin}/hub/other/negotiate`, { method: 'POST' })
    expect([404, 405]).toContain(unknown.status)
  })
})
