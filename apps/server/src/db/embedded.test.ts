import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { startEmbedded } from '#db/embedded.ts'
import type { EmbeddedPostgres } from '#db/embedded.ts'
import { isAlive } from '#platform/processes.ts'

const started: EmbeddedPostgres[] = []
afterEach(async () => {
  for (const server of started.splice(0).toReversed()) await server.stop()
})

const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-embedded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const startIn = async (folder: string) => {
  const server = await startEmbedded({ folder, durable: false, maxConnections: 10 })
  started.push(server)
  return server
}

describe('the password of the database', () => {
  it('is missed in one sentence', { timeout: 60_000 }, async () => {
    const folder = aFolder()
    await (await startIn(folder)).stop()
    const file = join(folder, 'password')
    writeFileSync(file, 'another')
    await expect(startIn(folder)).rejects.toThrow(/^The built-in database refuses the password/)
    writeFileSync(file, '')
    await expect(startIn(folder)).rejects.toThrow(/^The password of the built-in database cannot/)
  })
})

describe('the database that another start left behind', () => {
  it('is ended within seconds, even when it does not listen', { timeout: 90_000 }, async () => {
    const folder = aFolder()
    const { pid } = await startIn(folder)
    process.kill(pid, 'SIGSTOP')
    const startedAt = performance.now()
    const second = await startIn(folder)
    expect(performance.now() - startedAt).toBeLessThan(25_000)
    expect(isAlive(second.pid)).toBe(true)
  })

  it('is no shell that is open in its folder', { timeout: 90_000 }, async () => {
    const folder = aFolder()
    const first = await startIn(folder)
    await first.stop()
    const shell = spawn('sleep', ['60'], { cwd: join(folder, 'cluster') })
    onTestFinished(() => void shell.kill())
    const startedAt = performance.now()
    await startIn(folder)
    expect(performance.now() - startedAt).toBeLessThan(25_000)
    expect(shell.exitCode).toBeNull()
  })
})
