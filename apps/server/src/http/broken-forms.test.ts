// Forms over real connections: what a client sends that never finishes, or that nobody wants to read.
import { readdirSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadContract } from '#http/contract.ts'
import { fileStore } from '#platform/files.ts'
import { folderObjects } from '#platform/objects/folder.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-forms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const test = await testApp({}, { files: fileStore(folderObjects(folder)) })
const { aGame, aPlayer } = gameBuilders(test)
const forms = loadContract().operations.filter(({ hasForm }) => hasForm)

let port = 0
let admin = ''
let player = ''
let gameId = 0
let teamId = 0
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
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
function sendSlowly(path: string, step: number) {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${player}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`,
  )
  const timer = setInterval(() => socket.write(' '.repeat(step)), 1_000)
  onTestFinished(() => {
    clearInterval(timer)
    socket.destroy()
  })
  socket.on('error', () => undefined)
  return socket
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
    'ends when a body hardly moves, however many there are, and stays for one that does',
    { timeout: 60_000 },
    async () => {
      const slow = Array.from({ length: 220 }, () => sendSlowly('/api/account/login', 1))
      const steady = sendSlowly('/api/account/login', 1_000)
      // `once` of node:events would fail where the connection ends with a reset.
      const ended = Promise.all(
        slow.map((socket) => new Promise((end) => socket.once('close', end))),
      )
      expect((await fetch(`http://127.0.0.1:${port}/api/config`)).status).toBe(200)
      await ended
      expect(steady.closed).toBe(false)
    },
  )
})
