import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lockFolder } from '#platform/folder-lock.ts'
import { startMarkOf } from '#platform/processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'halyard-lock-'))
const file = join(folder, 'lock')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the lock of a folder', () => {
  it('has one owner at a time and is released', () => {
    const release = lockFolder(folder, file)
    expect(() => lockFolder(folder, file)).toThrow(
      `in use by another Halyard (process ${process.pid})`,
    )
    release()
    expect(existsSync(file)).toBe(false)
    lockFolder(folder, file)()
  })

  it('is taken over from a process that is gone', () => {
    writeFileSync(file, JSON.stringify({ pid: 999_999_999, startMark: 'x' }))
    expect(lockFolder(folder, file)).not.toThrow()
  })

  it('is taken over when the number belongs to another process by now', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, startMark: 'another start' }))
    expect(lockFolder(folder, file)).not.toThrow()
  })

  it('is kept by a process that lives', () => {
    const other = spawn('sleep', ['30'])
    writeFileSync(file, JSON.stringify({ pid: other.pid, startMark: startMarkOf(other.pid ?? 0) }))
    expect(() => lockFolder(folder, file)).toThrow('in use by another Halyard')
    other.kill('SIGKILL')
    rmSync(file)
  })

  it('is taken over when it is unreadable, and never given back for somebody else', () => {
    writeFileSync(file, '{half')
    const release = lockFolder(folder, file)
    writeFileSync(file, 'of somebody else')
    release()
    expect(readFileSync(file, 'utf8')).toBe('of somebody else')
  })
})
