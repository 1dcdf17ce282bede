import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { admin } from './admin.ts'
import { listenLocally } from './listen.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

export type OwnServer = {
  baseURL: string
  stop: (signal: NodeJS.Signals) => Promise<number | null>
}

type Wishes = {
  readonly flags?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenLocally(probe)
  probe.close()
  return port
}

/**
 * Starts a server of its own on a data folder, for tests that must stop it or want it otherwise. Waits until it is ready.
 *
 * @param wishes flags of its command, and more variables of its environment
 */
export async function startServer(
  data: string,
  port: number,
  wishes: Wishes = {},
): Promise<OwnServer> {
  const child = spawnServer(data, port, wishes)
  const baseURL = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${baseURL}/readyz`).catch(() => undefined)
    if (ready?.ok) {
      return {
        baseURL,
        stop: async (signal) => {
          child.kill(signal)
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
          return child.exitCode
        },
      }
    }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server was not ready within 30 s')
}

/** The server's process, with what it prints left to the caller. */
export function spawnServer(
  data: string,
  port: number,
  { flags = [], settings = {} }: Wishes = {},
): ChildProcess {
  return spawn(
    process.execPath,
    [main, '--port', String(port), '--host', '127.0.0.1', '--data', data, ...flags],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        HALYARD_ADMIN_NAME: admin.name,
        HALYARD_ADMIN_PASSWORD: admin.password,
        ...settings,
      },
    },
  )
}
