import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server.ts'
import { report } from './slow-page.ts'

/** Debian's package nghttp2-proxy. */
const PROXY = 'nghttpx'
const READY_WITHIN_MS = 5000

/** Works with an address at which a proxy serves the platform over HTTP/2; where there is none it says so. */
export async function behindHttp2(
  url: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-http2-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  try {
    execFileSync(PROXY, ['--version'], { stdio: 'ignore' })
    const args = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout ${key} -out ${certificate}`
    execFileSync('openssl', args.split(' '), { stdio: 'ignore' })
  } catch {
    report(`HTTP/2: left out, since ${PROXY} or openssl is missing`, '')
    rmSync(folder, { recursive: true, force: true })
    return
  }
  const port = await freePort()
  const { hostname, port: behind } = new URL(url)
  const proxy = spawn(
    PROXY,
    [
      `--frontend=127.0.0.1,${port}`,
      `--backend=${hostname},${behind}`,
      '--workers=1',
      key,
      certificate,
    ],
    { stdio: 'ignore' },
  )
  try {
    await accepts(port)
    await work(`https://127.0.0.1:${port}`)
  } finally {
    proxy.kill('SIGTERM')
    if (proxy.exitCode === null) await once(proxy, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function accepts(port: number): Promise<void> {
  for (const last = performance.now() + READY_WITHIN_MS; ;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch {
      if (performance.now() > last) throw new Error(`${PROXY} did not get ready`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      socket.destroy()
    }
  }
}
