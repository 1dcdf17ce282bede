import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Fetches the tunnel from the platform, as players do, and starts it on a free port. The platform itself need not ask. */
export async function startTunnel(server: string) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-tunnel-'))
  const file = join(folder, 'halyard-tunnel.mjs')
  const response = await fetch(`${server}/halyard-tunnel.mjs`)
  writeFileSync(file, await response.text())
  const child = spawn(process.execPath, [file, '--port', '0', '--allow', server], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += String(chunk)))
  let address: string | undefined
  while (address === undefined) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    if (child.exitCode !== null) throw new Error(`the tunnel ended: ${printed}`)
    address = /ready on (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1]
  }
  return {
    address,
    /** Ends it. @returns its exit code and all that it printed */
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
      return { code: child.exitCode, printed }
    },
  }
}
