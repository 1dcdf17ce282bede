import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startFakeServer } from '#testing/fake-server.ts'

const run = promisify(execFile)
const main = join(import.meta.dirname, 'main.ts')

/** What the program says and how it ends. */
async function halyard(...args: string[]) {
  try {
    const { stdout } = await run(process.execPath, [main, ...args])
    return { code: 0, text: stdout.trim() }
  } catch (error) {
    const { code, stderr }: { code: number; stderr: string } = Object(error)
    return { code, text: stderr.trim() }
  }
}

const miniEvent = join(import.meta.dirname, '../fixtures/mini-event')

describe('halyard', () => {
  it('says its version', async () => {
    expect(await halyard('--version')).toEqual({
      code: 0,
      text: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
  })

  it('names the conformance suite, which is a program of its own', async () => {
    expect((await halyard('--help')).text).toContain(
      'npm run conformance -- --server <url> --admin <name>',
    )
  })

  it.each([
    [['import', '/nowhere/event', '--dry-run']],
    [['import', '/nowhere/event.zip', '--dry-run']],
    [['import', miniEvent, '--dry-run', '--categories', '/nowhere/event']],
  ])('says that a path is not there: %o', async (args) => {
    const { code, text } = await halyard(...args)
    expect(code).toBe(1)
    expect(text).toMatch(/^There is no \/nowhere\/event(\.zip)?\.$/)
  })

  it('ends an import at Ctrl+C after the challenge on its way, and says what was done', async () => {
    const server = await startFakeServer((method, path) => {
      if (method === 'POST' && path.endsWith('/flags')) child.kill('SIGINT')
      return undefined
    })
    onTestFinished(server.close)
    const args = [main, 'import', miniEvent, '--server', server.origin, '--user', 'admin']
    const child = spawn(process.execPath, args, {
      env: { ...process.env, HALYARD_PASSWORD: 'right' },
    })
    const [[code], report, progress] = await Promise.all([
      once(child, 'close'),
      textOf(child.stdout),
      textOf(child.stderr),
    ])
    expect(code).toBe(130)
    expect(progress).toContain('Stopping after this challenge.')
    expect(report).toContain('8 challenges: 1 done, 7 failed.')
    expect(report).toContain('not sent: the import was stopped')
    expect(report).toContain('is not finished, run the same command again')
    expect(server.challenges.filter(({ isEnabled }) => isEnabled)).toHaveLength(1)
    expect(server.games).toMatchObject([{ hidden: true }])
    expect(server.log.at(-1)).toBe('POST /api/account/logout')
  })
})
