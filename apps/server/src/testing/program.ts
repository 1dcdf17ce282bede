// The program as an operator starts it: a process with a folder.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '../main.ts')
const START_LIMIT_MS = 60_000
const folders: string[] = []
const running = new Set<ChildProcess>()

/** A new folder, removed after the file's last test. */
export const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-program-'))
  folders.push(folder)
  return folder
}

export interface Program {
  readonly child: ChildProcess
  readonly url: string
  readonly output: () => string
}

/** Starts it with these words; it is killed after the test if it still runs. */
export function launch(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'], HALYARD_LOG_LEVEL: 'warn', ...env },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return { child, output: () => text }
}

/** Starts on a free port and waits until it says where it is. */
export async function start(
  folder: string,
  args: readonly string[] = ['--empty'],
  env?: Record<string, string>,
): Promise<Program> {
  const { child, output } = launch(['--data', folder, '--port', '0', ...args], env)
  const isUp = () => output().includes('Open      http')
  const lastMoment = Date.now() + START_LIMIT_MS
  while (!isUp()) {
    if (child.exitCode !== null || Date.now() > lastMoment) throw new Error(`no start: ${output()}`)
    await sleep(20)
  }
  const url = /Open +(http:\S+)/.exec(output())?.[1] ?? ''
  return { child, output, url }
}

export async function end({ child }: Program, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

/** Ends what is still running, after each test: `testing/end-programs.ts`. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Removes what `aFolder` made, after a file's last test. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
