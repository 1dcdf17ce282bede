import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { admin } from './admin.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

export type OwnServer = {
  baseURL: string
  stop: (signal: NodeJS.Signals) => Promise<number | null>
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts a server of its own on a data folder, for tests that must stop it. Waits until it is ready. */
export async function startServer(
  data: string,
  port: number,
  ...flags: string[]
): Promise<OwnServer> {
  const child = spawnServer(data, port, ...flags)
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
export function spawnServer(data: string, port: number, ...flags: string[]): ChildProcess {
  return spawn(
    process.execPath,
    [main, '--port', String(port), '--host', '127.0.0.1', '--data', data, ...flags],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        HALYARD_ADMIN_NAME: admin.name,
        HALYARD_ADMIN_PASSWORD: admin.password,
      },
    },
  )
}
