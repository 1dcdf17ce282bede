// The program as an operator starts it: a process with a folder. Slow, because each start is a real one.
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aFolder, end, launch, start } from '#testing/program.ts'

/** Starts what cannot start and returns all it said. */
async function failure(args: readonly string[], env?: Record<string, string>) {
  const { child, output } = launch(args, env)
  const [code] = (await once(child, 'exit')) as unknown[]
  return { code, text: output().trim() }
}

const passwordIn = (output: string) => /Password +(\S+)/.exec(output)?.[1]
const logIn = (url: string, userName: string, password: string) =>
  fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  })

describe('the program', () => {
  it(
    'makes an administrator once and keeps everything over starts',
    { timeout: 180_000 },
    async () => {
      const folder = aFolder()
      const first = await start(folder)
      const password = passwordIn(first.output()) ?? ''
      expect(first.output()).toMatch(/Halyard \d+\.\d+\.\d+ is running/)
      expect(password).toMatch(/^(\w{4}-){3}\w{4}$/)
      expect((await logIn(first.url, 'admin', password)).status).toBe(200)
      expect(await (await fetch(`${first.url}/api/posts`)).json()).toMatchObject([
        { title: 'Welcome aboard' },
      ])
      expect(await (await fetch(`${first.url}/api/config`)).json()).toMatchObject({
        title: 'Halyard',
      })
      expect(await (await fetch(`${first.url}/api/game`)).json()).toMatchObject({ total: 0 })
      expect(await end(first, 'SIGTERM')).toBe(0)

      const second = await start(folder)
      expect(passwordIn(second.output())).toBeUndefined()
      expect((await logIn(second.url, 'admin', password)).status).toBe(200)
      expect(await end(second, 'SIGINT')).toBe(0)
      expect(second.output()).not.toContain(password)
    },
  )

  it(
    'loses nothing it acknowledged when it is killed, its database with it',
    { timeout: 180_000 },
    async () => {
      const folder = aFolder()
      const first = await start(folder, ['--empty'], { HALYARD_ADMIN_PASSWORD: 'Anchor1234' })
      const names = Array.from({ length: 10 }, (_, index) => `sailor${index}`)
      for (const userName of names) {
        const response = await fetch(`${first.url}/api/account/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            userName,
            email: `${userName}@example.org`,
            password: 'Anchor1234',
          }),
        })
        expect(response.status).toBe(200)
      }
      const pidFile = join(folder, 'postgres', 'cluster', 'postmaster.pid')
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
      await end(first, 'SIGKILL')

      const second = await start(folder)
      for (const userName of names) {
        expect((await logIn(second.url, userName, 'Anchor1234')).status).toBe(200)
      }
      // Killed alone this time: the database is left behind, and the next start ends it.
      await end(second, 'SIGKILL')
      const third = await start(folder)
      expect((await logIn(third.url, 'admin', 'Anchor1234')).status).toBe(200)
      expect(await end(third, 'SIGTERM')).toBe(0)
    },
  )

  it('answers what is running before it stops', { timeout: 120_000 }, async () => {
    const program = await start(aFolder())
    const login = request(`${program.url}/api/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    const answered = new Promise<IncomingMessage>((resolve) => login.once('response', resolve))
    login.write('{"userName":"nobody",')
    await sleep(500)
    const ended = end(program, 'SIGTERM')
    await sleep(200)
    login.end('"password":"Wrong1234"}')
    const response = await answered
    expect(response.statusCode).toBe(401)
    response.resume()
    expect(await ended).toBe(0)
  })
})

describe('what keeps it from starting is one sentence', () => {
  it('for a used data folder', { timeout: 120_000 }, async () => {
    const folder = aFolder()
    const program = await start(folder)
    const { code, text } = await failure(['--data', folder, '--port', '0'])
    expect(code).toBe(1)
    expect(text).toBe(
      `The data folder ${folder} is in use by another Halyard (process ${program.child.pid}): stop it, or choose another folder with --data.`,
    )
    await end(program, 'SIGTERM')
  })

  it('for a used port', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, text } = await failure(['--data', aFolder(), '--port', String(port)])
    expect([code, text]).toEqual([
      1,
      `Port ${port} is in use: stop the program that uses it, or choose another with --port.`,
    ])
    server.close()
  })

  it.each([
    [['--port', 'x'], {}, '"x" is not a port: choose a number from 0 to 65535.'],
    [
      ['--port', '0'],
      { HALYARD_LOG_LEVEL: 'loud' },
      'HALYARD_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [
      ['--port', '0'],
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    [
      ['--port', '0'],
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
      'The database cannot be reached: check that it runs and that DATABASE_URL is right.',
    ],
    [
      ['--port', '0', '--host', '203.0.113.1'],
      {},
      'This machine has no address 203.0.113.1: choose another with --host.',
    ],
    [
      ['--port', '0', '--data', '/dev/null'],
      {},
      '/dev/null is not a folder: choose another with --data.',
    ],
  ] as const)('for %o %o', async (args, env, sentence) => {
    expect(await failure(['--data', aFolder(), ...args], env)).toEqual({ code: 1, text: sentence })
  })

  it('for a folder that cannot be written', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'file'), '')
    const { code, text } = await failure(['--data', join(folder, 'file', 'below'), '--port', '0'])
    expect([code, text]).toEqual([
      1,
      `${join(folder, 'file', 'below')} is not a folder: choose another with --data.`,
    ])
  })

  it("for an administrator's password that is too weak", { timeout: 120_000 }, async () => {
    const { code, text } = await failure(['--data', aFolder(), '--port', '0', '--empty'], {
      HALYARD_ADMIN_PASSWORD: 'weak',
    })
    expect(code).toBe(1)
    expect(text).toMatch(/^HALYARD_ADMIN_PASSWORD is too weak: /)
    expect(text).not.toContain('\n')
  })
})

describe('the words of the program', () => {
  it('are its version and its variables', async () => {
    expect((await failure(['--version'])).text).toMatch(/^\d+\.\d+\.\d+$/)
    const { code, text } = await failure(['--help'])
    expect(code).toBe(0)
    for (const word of ['--port', '--data', '--empty', 'DATABASE_URL', 'HALYARD_ADMIN_PASSWORD']) {
      expect(text).toContain(word)
    }
  })
})
