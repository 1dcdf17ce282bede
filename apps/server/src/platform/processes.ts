import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCodeOf } from '#platform/error-code.ts'

/** True while a process of that number runs (it may be somebody else's). A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'
  }
  return statOf(pid)?.[0] !== 'Z'
}

/** The fields of `/proc/<pid>/stat` from the state on; undefined on other systems. */
function statOf(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in parentheses and may contain blanks.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** The command line of a running process, or undefined when there is none or it cannot be read. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined
  try {
    if (process.platform === 'linux') {
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return args.replaceAll('\0', ' ').trim() || undefined
    }
    const found = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return found.stdout.trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * Something that two processes of the same number never share: when it started. Undefined where the
 * system does not say.
 */
export function startMarkOf(pid: number): string | undefined {
  const startedAt = statOf(pid)?.[19]
  if (startedAt === undefined) return undefined
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot}:${startedAt}`
}

/** Waits until the process is gone; false when it is still there after `timeoutMs`. */
export async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const lastMoment = Date.now() + timeoutMs
  while (isAlive(pid)) {
    if (Date.now() > lastMoment) return false
    await sleep(25)
  }
  return true
}

/** Numbers of the running processes whose working folder is `folder`; none where the system does not say. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  const numbers = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return numbers.filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder && isAlive(pid)
    } catch {
      return false
    }
  })
}
