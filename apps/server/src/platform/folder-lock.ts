import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { errorCodeOf } from '#platform/error-code.ts'
import { isAlive, startMarkOf } from '#platform/processes.ts'
import { StartError } from '#platform/start-error.ts'

interface Holder {
  readonly pid: number
  readonly startMark: string | undefined
}

/**
 * Takes the folder's lock for this process and returns the function that gives it back.
 * A lock whose process has died is taken over. Throws StartError while another process holds it.
 */
export function lockFolder(folder: string, file: string): () => void {
  const mine: Holder = { pid: process.pid, startMark: startMarkOf(process.pid) }
  const text = JSON.stringify({ ...mine, token: randomUUID() })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryWrite(file, text)) {
      return () => {
        if (readText(file) === text) rmSync(file, { force: true })
      }
    }
    const found = readText(file)
    if (found === undefined) continue
    const holder = parse(found)
    if (holder && isRunning(holder)) {
      throw new StartError(
        `The data folder ${folder} is in use by another Halyard (process ${holder.pid}): stop it, or choose another folder with --data.`,
      )
    }
    setAside(file, found)
  }
  throw new StartError(
    `The data folder ${folder} is being used by another Halyard that is starting.`,
  )
}

function tryWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    throw error
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function parse(text: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(text)
    return holder
  } catch {
    return undefined
  }
}

function isRunning({ pid, startMark }: Holder): boolean {
  if (!isAlive(pid)) return false
  const now = startMarkOf(pid)
  if (startMark === undefined || now === undefined) return pid !== process.pid
  return startMark === now
}

/** Two starters may both see the dead lock: renaming it succeeds for one of them only, which then knows which lock it took. */
function setAside(file: string, expected: string): void {
  const temporary = `${file}.${randomUUID()}`
  try {
    renameSync(file, temporary)
  } catch {
    return
  }
  const moved = readText(temporary)
  if (moved !== expected && moved !== undefined) tryWrite(file, moved)
  rmSync(temporary, { force: true })
}
