// The tunnel that players run, as a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../../apps/cli/src/main.ts', import.meta.url))

/** A local port that leads to an instance through `halyard tunnel`. */
export async function openTunnel(url: string, id: string) {
  const child = spawn(process.execPath, [CLI, 'tunnel', '--port', '0', '--allow', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  while (!printed.includes('ready on')) {
    const [part] = await once(child.stdout, 'data')
    printed += String(part)
  }
  child.stdout.resume()
  const [, daemon] = /ready on (http:\/\/[\d.]+:\d+)/.exec(printed) ?? []
  const remote = `${url.replace(/^http/, 'ws')}/api/proxy/${id}`
  const answer = await fetch(`${daemon}/pool`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ local: '127.0.0.1:0', remote, label: 'bench' }),
  })
  const { local }: { local?: string } = await answer.json()
  if (local === undefined) throw new Error('the tunnel was not opened')
  return { port: Number(local.split(':')[1]), stop: () => child.kill() }
}
