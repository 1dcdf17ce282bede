// `npm start` as an operator or a supervisor runs it: npm, its shell, the launcher and the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isBuilt } from './build.mjs'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'halyard-launch-'))
const groups: number[] = []

afterEach(() => {
  for (const group of groups.splice(0)) {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // All of them have ended.
    }
  }
  rmSync(folder, { recursive: true, force: true })
})

function npmStart() {
  const args = ['start', '--', '--data', folder, '--port', '0', '--empty']
  const child = spawn('npm', args, { cwd: root, detached: true })
  groups.push(child.pid ?? 0)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return { child, output: () => text }
}

const urlIn = (output: string) => /Open +(http:\S+)/.exec(output)?.[1]
const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

// A build of the client takes minutes: `npm test` has made one, and so has `pnpm build`.
describe.skipIf(process.platform === 'win32' || !isBuilt())('npm start', () => {
  it('ends the server when npm ends', { timeout: 90_000 }, async () => {
    const { child, output } = npmStart()
    const url = await vi.waitUntil(() => urlIn(output()), { timeout: 60_000, interval: 100 })
    expect(await answers(url)).toBe(true)
    child.kill('SIGTERM')
    await once(child, 'exit')
    await vi.waitFor(async () => expect(await answers(url)).toBe(false), {
      timeout: 10_000,
      interval: 100,
    })
  })
})
