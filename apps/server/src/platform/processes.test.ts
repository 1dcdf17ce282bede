import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { commandOf, isAlive, processesIn, startMarkOf, waitUntilGone } from '#platform/processes.ts'

describe('a process', () => {
  it('is alive until it is gone', async () => {
    const child = spawn('sleep', ['30'])
    const pid = child.pid ?? 0
    expect(isAlive(pid)).toBe(true)
    expect(commandOf(pid)).toBe('sleep 30')
    expect(await waitUntilGone(pid, 50)).toBe(false)
    child.kill('SIGKILL')
    expect(await waitUntilGone(pid, 5000)).toBe(true)
    expect(commandOf(pid)).toBeUndefined()
  })

  it.runIf(process.platform === 'linux')('that nobody buries is not alive', async () => {
    // The shell becomes a sleep that never asks about its ended child.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 30'])
    const [line] = await once(parent.stdout, 'data')
    expect(await waitUntilGone(Number(String(line)), 5000)).toBe(true)
    parent.kill('SIGKILL')
  })

  it.runIf(process.platform === 'linux')('has a mark that distinguishes it from others', () => {
    expect(startMarkOf(process.pid)).toMatch(/^[0-9a-f-]{36}:\d+$/)
    expect(startMarkOf(process.pid)).toBe(startMarkOf(process.pid))
    expect(startMarkOf(1)).not.toBe(startMarkOf(process.pid))
    expect(startMarkOf(999_999_999)).toBeUndefined()
  })

  it.runIf(process.platform === 'linux')('is found by the folder it works in', () => {
    const child = spawn('sleep', ['30'], { cwd: '/proc/sys/kernel' })
    expect(processesIn('/proc/sys/kernel')).toEqual([child.pid])
    child.kill('SIGKILL')
  })
})
