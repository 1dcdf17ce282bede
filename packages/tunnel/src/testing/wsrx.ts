import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { zstdDecompressSync } from 'node:zlib'

const tools =
  process.env['HALYARD_TEST_TOOLS'] ??
  fileURLToPath(new URL('../../../../../shared/tools', import.meta.url))
const packed = join(tools, 'wsrx.zst')

/** Whether the daemon that players of this field use is there to be tried. */
export const hasWsrx: boolean = process.platform === 'linux' && existsSync(packed)

/** Starts `wsrx daemon`. It has no window: sites are approved of with `approve`. */
export async function startWsrx() {
  const folder = mkdtempSync(join(tmpdir(), 'wsrx-'))
  const program = join(folder, 'wsrx')
  writeFileSync(program, zstdDecompressSync(readFileSync(packed)), { mode: 0o755 })
  const child = spawn(program, ['daemon', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await addressIn(child.stdout)
  // Nobody reads on, and a full pipe would stop it.
  child.stdout.resume()
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill()
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    address,
    stop,
    approve: (origin: string) =>
      fetch(`${address}/access`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(origin),
      }),
    [Symbol.asyncDispose]: stop,
  }
}

async function addressIn(output: Readable): Promise<string> {
  let text = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    const found = /listening on (127\.0\.0\.1:\d+)/.exec(text)
    if (found) return `http://${found[1]}`
  }
  throw new Error(`wsrx did not start: ${text}`)
}
