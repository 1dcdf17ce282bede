import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const CLI = join(import.meta.dirname, '../../../cli/src/main.ts')

/** Runs `halyard tunnel`, as players do, and has it open a local port to an instance of that platform. */
export async function openTunnel(platform: string, instance: string) {
  const child = spawn(process.execPath, [CLI, 'tunnel', '--port', '0', '--allow', platform], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  let address: string | undefined
  while (address === undefined) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    printed += String(chunk)
    if (child.exitCode !== null) throw new Error(`the tunnel ended: ${printed}`)
    address = /ready on (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1]
  }
  child.stdout.resume()
  const remote = `${platform.replace(/^http/, 'ws')}/api/proxy/${instance}`
  const answer = await fetch(`${address}/pool`, {
    method: 'POST',
    headers: { origin: platform, 'content-type': 'application/json' },
    body: JSON.stringify({ local: '127.0.0.1:0', remote, label: 'the test' }),
  })
  const opened = await answer.json()
  return {
    port: Number(String(Object(opened).local).split(':')[1]),
    /** Ends it; resolves with its exit code. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}
