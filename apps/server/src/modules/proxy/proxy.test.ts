import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createInstanceProxy } from '#modules/proxy/instance-proxy.ts'
import { buildApp } from '#app.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { anInstance, aService, connected, open } from '#testing/proxied.ts'
import { testApp } from '#testing/test-app.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'halyard-proxy-'))
afterAll(() => rmSync(dataFolder, { recursive: true }))
const test = await testApp({ dataFolder, trustProxy: '127.0.0.1' })
const { app, db, clock, services, visitor } = test
const { aGame, aChallenge, aPlayer } = gameBuilders(test)
const game = await aGame()
let origin = ''
beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

const urlOf = (id: string) => `${origin}/api/proxy/${id}`

/** A team's instance of that service; captured only when asked for. */
async function aTeamInstance(port: number, isCaptured = false) {
  const challenge = await aChallenge(game, {
    type: 'DynamicContainer',
    enable_traffic_capture: isCaptured,
  })
  const { participation } = await aPlayer(game)
  const id = await anInstance(test, { challenge, participation, port })
  return { id, challenge, participation }
}

const echo = () => aService((socket) => void socket.pipe(socket))

describe('bytes', () => {
  it.each([
    ['a line', Buffer.from('hello\n')],
    ['every byte', Buffer.from(Array.from({ length: 256 }, (_, index) => index))],
    // A close frame, a ping, and the head of a frame of 2^63 bytes.
    [
      'what looks like WebSocket frames',
      Buffer.from('880203e8890001ff827f7fffffffffffffff', 'hex'),
    ],
    ['what looks like HTTP', Buffer.from('GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n')],
  ])('pass unchanged both ways: %s', async (_what, bytes) => {
    const { id } = await aTeamInstance(await echo())
    const client = await connected(urlOf(id))
    client.socket.send(bytes)
    await client.has(bytes.length)
    expect(client.received().equals(bytes)).toBe(true)
  })

  it('pass as text, too', async () => {
    const { id } = await aTeamInstance(await echo())
    const client = await connected(urlOf(id))
    client.socket.send('grüße')
    await client.has(7)
    expect(client.received().toString()).toBe('grüße')
  })

  it('come in order however they are cut', async () => {
    const { id } = await aTeamInstance(await echo())
    const client = await connected(urlOf(id))
    const text = Buffer.from(Array.from({ length: 3000 }, (_, index) => `${index},`).join(''))
    for (let at = 0; at < text.length; at += 7) client.socket.send(text.subarray(at, at + 7))
    await client.has(text.length)
    expect(client.received().equals(text)).toBe(true)
  })

  it('sent before the answer to the upgrade are not lost', async () => {
    const { id } = await aTeamInstance(await echo())
    const { port } = new URL(origin)
    const socket = connect(Number(port), '127.0.0.1')
    const request = [
      `GET /api/proxy/${id} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      '\r\n',
    ].join('\r\n')
    // One masked binary frame with the key 0: "early".
    const frame = Buffer.concat([Buffer.from([0x82, 0x85, 0, 0, 0, 0]), Buffer.from('early')])
    socket.write(Buffer.concat([Buffer.from(request), frame]))
    let text = ''
    while (!text.endsWith('early')) text += String((await once(socket, 'data'))[0])
    socket.destroy()
    expect(text).toContain('101 Switching Protocols')
  })
})

describe('an end that does not read', () => {
  it('of the client: the service waits, and every byte arrives in the end', async () => {
    const burst = randomBytes(32 * 1024 * 1024)
    let sent = 0
    const port = await aService((socket) => {
      const write = () => {
        while (sent < burst.length) {
          const part = burst.subarray(sent, sent + 65_536)
          sent += part.length
          if (!socket.write(part)) return
        }
        socket.end()
      }
      socket.on('drain', write)
      write()
    })
    const { id } = await aTeamInstance(port)
    const client = await connected(urlOf(id))
    client.socket.pause()
    await sleep(500)
    const before = sent
    await sleep(300)
    expect(sent).toBe(before)
    expect(sent).toBeLessThan(burst.length)
    client.socket.resume()
    expect(await client.closed).toBe(1005)
    expect(client.received().equals(burst)).toBe(true)
  })

  it('of several clients: each gets its own bytes in the end', async () => {
    const bursts = Array.from({ length: 4 }, () => randomBytes(8 * 1024 * 1024))
    const clients = await Promise.all(
      bursts.map(async (burst) => {
        const { id } = await aTeamInstance(await aService((socket) => void socket.end(burst)))
        return connected(urlOf(id))
      }),
    )
    for (const { socket } of clients) socket.pause()
    await sleep(300)
    for (const { socket } of clients) socket.resume()
    await Promise.all(clients.map(({ closed }) => closed))
    expect(
      clients.map((client, index) => client.received().equals(bursts[index] ?? Buffer.of())),
    ).toEqual([true, true, true, true])
  })

  it('of the service: the client waits, and every byte arrives in the end', async () => {
    const burst = randomBytes(32 * 1024 * 1024)
    const sleeper = Promise.withResolvers<Socket>()
    let got = 0
    const hash = createHash('sha256')
    const port = await aService((socket) => {
      socket.pause()
      socket.on('data', (bytes) => {
        got += bytes.length
        hash.update(bytes)
      })
      sleeper.resolve(socket)
    })
    const { id } = await aTeamInstance(port)
    const client = await connected(urlOf(id))
    for (let at = 0; at < burst.length; at += 65_536)
      client.socket.send(burst.subarray(at, at + 65_536))
    await sleep(500)
    expect(client.socket.bufferedAmount).toBeGreaterThan(1024 * 1024)
    ;(await sleeper.promise).resume()
    client.socket.close()
    await client.closed
    await vi.waitFor(() => expect(got).toBe(burst.length))
    expect(hash.digest('hex')).toBe(createHash('sha256').update(burst).digest('hex'))
  })
})

describe('the end of a connection', () => {
  it('by the service closes the WebSocket, without a code, after the last byte', async () => {
    const { id } = await aTeamInstance(await aService((socket) => socket.end('bye')))
    const client = await connected(urlOf(id))
    expect(await client.closed).toBe(1005)
    expect(client.received().toString()).toBe('bye')
  })

  it('by the client reaches the service after the last byte', async () => {
    let got = ''
    const ended = Promise.withResolvers<undefined>()
    const port = await aService((socket) => {
      socket.on('data', (bytes) => (got += String(bytes)))
      socket.on('end', () => ended.resolve(undefined))
    })
    const { id } = await aTeamInstance(port)
    const client = await connected(urlOf(id))
    client.socket.send('last words')
    client.socket.close()
    await ended.promise
    expect(got).toBe('last words')
  })

  it('by sudden death of either reaches the other', async () => {
    const lost = Promise.withResolvers<undefined>()
    const port = await aService((socket) => {
      socket.on('close', () => lost.resolve(undefined))
      socket.on('end', () => socket.destroy())
      socket.on('data', () => socket.resetAndDestroy())
    })
    const { id } = await aTeamInstance(port)
    const client = await connected(urlOf(id))
    client.socket.terminate()
    await lost.promise
    const other = await connected(urlOf(id))
    other.socket.send('die')
    expect(await other.closed).toBe(1005)
  })

  it('is half an end for clients that know it', async () => {
    let text = ''
    const port = await aService((socket) => {
      socket.on('data', (bytes) => (text += String(bytes)))
      socket.on('end', () => socket.end(text.toUpperCase()))
    })
    const { id } = await aTeamInstance(port)
    const client = await connected(urlOf(id), { isHalfClosing: true })
    client.socket.send('shout')
    client.socket.send(Buffer.alloc(0))
    expect(await client.closed).toBe(1005)
    expect(client.received().toString()).toBe('SHOUT')
  })

  it('of a message that is too large is one with a reason', async () => {
    const { id } = await aTeamInstance(await echo())
    const client = await connected(urlOf(id))
    client.socket.send(Buffer.alloc(1024 * 1024 + 1))
    expect(await client.closed).toBe(1009)
  })

  it('T31: comes with the end of the instance, from whichever process', async () => {
    const { id } = await aTeamInstance(await echo())
    const client = await connected(urlOf(id))
    await db.updateTable('containers').set({ status: 'Destroyed' }).where('id', '=', id).execute()
    expect(await client.closed).toBe(1001)
    expect(await open(urlOf(id))).toMatchObject({ status: 404 })
  })
})

/** The app with a proxy whose times are short. */
async function short(times: Partial<Parameters<typeof createInstanceProxy>[1]>) {
  const all = { sessionMs: 60_000, pingMs: 60_000, silentMs: 60_000, ...times }
  const proxy = createInstanceProxy(services, all)
  const own = await buildApp({ ...services, proxy })
  afterAll(() => own.close())
  return own.listen({ port: 0, host: '127.0.0.1' })
}

describe('times', () => {
  it('a connection ends with its session', async () => {
    const base = await short({ sessionMs: 300 })
    const { id } = await aTeamInstance(await echo())
    const client = await connected(`${base}/api/proxy/${id}`)
    expect(await client.closed).toBe(1001)
  })

  it('a quiet connection is pinged, and stays', async () => {
    const base = await short({ pingMs: 20 })
    const { id } = await aTeamInstance(await echo())
    const client = await connected(`${base}/api/proxy/${id}`)
    await once(client.socket, 'ping')
    clock.advance(59_000)
    await once(client.socket, 'ping')
    await sleep(60)
    clock.advance(59_000)
    await once(client.socket, 'ping')
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })

  it('T31: a half-open connection, of whose client nothing is heard, ends', async () => {
    const base = await short({ pingMs: 20 })
    const lost = Promise.withResolvers<undefined>()
    const port = await aService((socket) => {
      socket.resume().on('end', () => lost.resolve(undefined))
    })
    const { id } = await aTeamInstance(port)
    const client = await connected(`${base}/api/proxy/${id}`, { autoPong: false })
    await sleep(60)
    clock.advance(60_000)
    await lost.promise
    expect(await client.closed).toBe(1001)
  })
})

describe('who may connect', () => {
  it('is whoever knows the id, from any page, without a session', async () => {
    const { id } = await aTeamInstance(await echo())
    const client = await connected(urlOf(id.toUpperCase()), { origin: 'https://elsewhere.example' })
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })

  it('T31: is nobody to an unknown instance, one that is over, or the other kind', async () => {
    const gone = { status: 404, title: 'There is no such instance.' }
    expect(await open(urlOf(crypto.randomUUID()))).toEqual(gone)
    const { id, challenge } = await aTeamInstance(await echo())
    expect(await open(urlOf(`noinst/${id}`))).toEqual(gone)
    const testId = await anInstance(test, { challenge, port: await echo() })
    expect(await open(urlOf(testId))).toEqual(gone)
    await connected(urlOf(`noinst/${testId}`))
    expect((await visitor.get('/api/proxy/not-an-id')).status).toBe(404)
  })

  it('is nobody where players connect directly', async () => {
    const instances = { ...services.config.instances, portMapping: 'Default' as const }
    const own = await buildApp({ ...services, config: { ...services.config, instances } })
    afterAll(() => own.close())
    const { id } = await aTeamInstance(await echo())
    const base = await own.listen({ port: 0, host: '127.0.0.1' })
    expect(await open(`${base}/api/proxy/${id}`)).toMatchObject({ status: 400 })
  })

  it('finds out by a plain request that the instance is there', async () => {
    const { id } = await aTeamInstance(await echo())
    expect(await visitor.get(`/api/proxy/${id}`)).toMatchObject({ status: 204, text: '' })
  })

  it('finds out that nothing answers, or that its host is unknown', async () => {
    const { id } = await aTeamInstance(1)
    expect(await open(urlOf(id))).toEqual({ status: 418, title: 'The instance does not answer.' })
    const { id: lost } = await aTeamInstance(1)
    await db
      .updateTable('containers')
      .set({ inner_host: 'no.such.host.invalid' })
      .where('id', '=', lost)
      .execute()
    expect(await open(urlOf(lost))).toMatchObject({ status: 400 })
  })

  it('T31: are 33 at a time, however they come and go', async () => {
    const { id } = await aTeamInstance(await echo())
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => open(urlOf(id))))
    const clients = outcomes.filter((outcome) => 'socket' in outcome)
    expect(clients).toHaveLength(33)
    expect(outcomes.find((outcome) => 'status' in outcome)).toEqual({
      status: 400,
      title: 'This instance already has 33 connections. Close one first.',
    })
    clients[0]?.socket.terminate()
    await vi.waitFor(() => connected(urlOf(id)))
    // A malformed handshake, and a service that does not answer, take no place.
    const { id: other } = await aTeamInstance(1)
    for (let count = 0; count < 40; count += 1) await open(urlOf(other))
    expect(await open(urlOf(other))).toMatchObject({ status: 418 })
  })

  it('are a thousand to a test instance', async () => {
    const challenge = await aChallenge(game, { type: 'DynamicContainer' })
    const id = await anInstance(test, { challenge, port: await echo() })
    const clients = await Promise.all(
      Array.from({ length: 1000 }, () => connected(urlOf(`noinst/${id}`))),
    )
    for (const [index, { socket }] of clients.entries()) socket.send(`client ${index}`)
    await Promise.all(clients.map((client, index) => client.has(`client ${index}`.length)))
    expect(clients.every((one, index) => String(one.received()) === `client ${index}`)).toBe(true)
  })
})

it('T40: the log never holds the id of an instance', async () => {
  const lines: string[] = []
  const log = services.log.child({})
  for (const level of ['trace', 'debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(
      (...args: unknown[]) => void lines.push(JSON.stringify(args)),
    )
  const config = { ...services.config, logLevel: 'trace' as const }
  const own = await buildApp({ ...services, config, log })
  afterAll(() => own.close())
  const base = await own.listen({ port: 0, host: '127.0.0.1' })
  const { id } = await aTeamInstance(await echo(), true)
  const silent = await aTeamInstance(1)
  const client = await connected(`${base}/api/proxy/${id}`)
  client.socket.close()
  await client.closed
  await open(`${base}/api/proxy/${silent.id}`)
  await vi.waitFor(() => expect(lines.join('\n')).toContain('/api/proxy/:id'))
  expect(lines.join('\n')).not.toContain(id)
  expect(lines.join('\n')).not.toContain(silent.id)
})

it('captures what passes, with the address that a reverse proxy sends', async () => {
  const { id, challenge, participation } = await aTeamInstance(await echo(), true)
  const client = await connected(urlOf(id), { headers: { 'x-forwarded-for': '203.0.113.7' } })
  client.socket.send('halyard{wire}')
  await client.has(13)
  client.socket.close()
  await client.closed
  await db.deleteFrom('containers').where('id', '=', id).execute()
  const file = await vi.waitFor(async () => {
    const [found] = await services.captures.list(challenge.id, participation.id)
    if (!found) throw new Error('it is not listed yet')
    return found
  })
  const bytes = await services.captures.read(challenge.id, participation.id, file.name).toArray()
  const pcap = gunzipSync(Buffer.concat(bytes))
  expect(pcap.toString('latin1').split('halyard{wire}')).toHaveLength(3)
  expect(pcap.includes(Buffer.from('ffffcb007107', 'hex'))).toBe(true)
})
