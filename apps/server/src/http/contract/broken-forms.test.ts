// Forms over real connections: what a client sends that never finishes, or that nobody wants to read.
import { readdirSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadContract } from '#http/contract/contract.ts'
import { fileStore } from '#platform/files.ts'
import { folderObjects } from '#platform/objects/folder.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-forms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const test = await testApp({}, { files: fileStore(folderObjects(folder)) })
const { aGame, aPlayer } = gameBuilders(test)
const forms = loadContract().operations.filter(({ hasForm }) => hasForm)

/** Connections that the server holds. */
const served = new Set<Socket>()
let port = 0
let admin = ''
let player = ''
let gameId = 0
let teamId = 0
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
  test.app.server.on('connection', (socket: Socket) => {
    served.add(socket)
    socket.once('close', () => served.delete(socket))
  })
  admin = await test.cookieOf(await test.aUser({ role: 'Admin' }))
  const game = await aGame({ writeup_required: true })
  const { user, team } = await aPlayer(game)
  player = await test.cookieOf(user)
  gameId = game.id
  teamId = team.id
})

/** What is stored of uploads that are not complete. */
const incoming = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.startsWith(join('incoming', '/')),
  )

const urlOf = (path: string) =>
  path.replace('{id}', String(path.includes('team') ? teamId : gameId))

/** The status line of the first answer on a connection, and how long it took; the connection stays open. */
async function answerTo(lines: readonly string[], body: Buffer | string) {
  const socket = connect(port, '127.0.0.1')
  const startedAt = performance.now()
  const head = [...lines, 'Host: localhost', 'Sec-Fetch-Site: same-origin', '', ''].join('\r\n')
  socket.write(Buffer.concat([Buffer.from(head), Buffer.from(body)]))
  const signal = AbortSignal.timeout(5_000)
  let text = ''
  try {
    while (!text.includes('\r\n\r\n')) {
      const [chunk] = await once(socket, 'data', { signal })
      text += String(chunk)
    }
  } catch {
    text = 'no answer'
  } finally {
    socket.destroy()
  }
  return { status: Number(text.split(' ')[1]), ms: performance.now() - startedAt }
}

/** A request whose body comes in pieces of so many bytes, one a second, until the test ends. */
function sendSlowly(path: string, step: number, length = 20_000) {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${player}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  const timer = setInterval(() => socket.write(' '.repeat(step)), 1_000)
  onTestFinished(() => {
    clearInterval(timer)
    socket.destroy()
  })
  socket.on('error', () => undefined)
  return socket
}

/** What comes on a connection until it ends, also with a reset. */
const textOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.once('close', () => resolve(text))
  })

/** Stores a file that no buffer of a connection holds. @returns its hash */
async function storeLarge(): Promise<string> {
  const body = new FormData()
  body.append('files', new Blob([Buffer.alloc(28_000_000, 'x')]), 'large.bin')
  const url = `http://127.0.0.1:${port}/api/assets`
  const answer = await fetch(url, { method: 'POST', body, headers: { cookie: admin } })
  const [{ hash }]: [{ hash: string }] = JSON.parse(await answer.text())
  return hash
}

const BODIES: Readonly<Record<string, string>> = {
  'that ends inside a file': `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc`,
  'that ends inside a long file': `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-${'x'.repeat(2_000_000)}`,
  'that ends inside the header of a part': `--b\r\nContent-Disposition: form-data; na`,
  'without any part': `--b--\r\n`,
  'of no bytes': '',
}

describe.each(forms)('$id', ({ id, method, path, role }) => {
  const send = (body: string, type = 'multipart/form-data; boundary=b') =>
    answerTo(
      [
        `${method} ${urlOf(path)} HTTP/1.1`,
        `Cookie: ${role === 'Admin' ? admin : player}`,
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
      ],
      body,
    )

  it.each(Object.keys(BODIES))('answers a form %s', async (kind) => {
    const { status, ms } = await send(BODIES[kind] ?? '')
    expect([id, status]).toEqual([id, 400])
    expect(ms).toBeLessThan(1_000)
    await vi.waitFor(() => expect(incoming()).toEqual([]))
  })

  it('answers a form without a boundary', async () => {
    expect((await send('abc', 'multipart/form-data')).status).toBe(400)
  })
})

describe('a connection', () => {
  it('serves the next request after an upload that was refused', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const call = (method: string, path: string, body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = {
          cookie: player,
          'sec-fetch-site': 'same-origin',
          'content-type': 'multipart/form-data; boundary=b',
        }
        const sent = request({ port, agent, method, path, headers, timeout: 5_000 }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode))
        })
        sent.once('error', reject).once('timeout', () => sent.destroy(new Error('no answer')))
        sent.end(body)
      })
    const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(8_000_000)}\r\n--b--\r\n`
    expect(await call('POST', `/api/game/${gameId}/writeup`, body)).toBe(400)
    expect(await call('POST', '/api/edit/games/import', body)).toBe(403)
    expect(await call('GET', '/api/account/profile', '')).toBe(200)
    agent.destroy()
  })

  it(
    'ends with 408 when a body comes with less than 1 kB/s, however many there are, and stays for one that does',
    { timeout: 60_000 },
    async () => {
      const slow = Array.from({ length: 220 }, (_, index) =>
        sendSlowly('/api/account/login', index % 2 === 0 ? 1 : 600),
      )
      const steady = sendSlowly('/api/account/login', 1_600)
      const answers = slow.map(textOf)
      expect((await fetch(`http://127.0.0.1:${port}/api/config`)).status).toBe(200)
      for (const answer of await Promise.all(answers)) {
        expect(answer).toMatch(/^HTTP\/1\.1 408 /)
        expect(answer).toContain('"status":408')
      }
      expect(steady.closed).toBe(false)
    },
  )

  it('is one of at most 50 slow ones from an address', { timeout: 60_000 }, async () => {
    const unhurried = Array.from({ length: 60 }, () => sendSlowly('/api/account/login', 1_600))
    await vi.waitFor(() => expect(unhurried.filter(({ closed }) => closed)).toHaveLength(10), {
      timeout: 9_000,
    })
  })

  it('ends when its client does not read the answer', { timeout: 60_000 }, async () => {
    const hash = await storeLarge()
    const before = served.size
    const silent = Array.from({ length: 3 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.pause()
      socket.on('error', () => undefined)
      socket.write(`GET /assets/${hash}/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      onTestFinished(() => void socket.destroy())
      return socket
    })
    await vi.waitFor(() => expect(served.size).toBe(before + silent.length), { timeout: 5_000 })
    await vi.waitFor(() => expect(served.size).toBeLessThanOrEqual(before), { timeout: 40_000 })
  })

  it('ends when its headers do not come', { timeout: 60_000 }, async () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write('GET /api/config HTTP/1.1\r\nHost: loc')
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })
})
