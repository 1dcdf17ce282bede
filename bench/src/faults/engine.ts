import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A Docker engine of its own, without images and networks. */
export class Engine {
  /** For DOCKER_HOST. */
  readonly address: string
  readonly #folder: string
  #child: ChildProcess | undefined

  constructor(folder: string) {
    this.#folder = folder
    this.address = `unix://${join(folder, 'docker.sock')}`
  }

  start(): void {
    const place = (name: string) => join(this.#folder, name)
    this.#child = spawn(
      'dockerd',
      [
        ...['--host', this.address, '--pidfile', place('docker.pid')],
        ...['--data-root', place('docker'), '--exec-root', place('exec')],
        ...['--bridge', 'none', '--iptables=false', '--ip6tables=false'],
        ...['--storage-driver', 'vfs', '--shutdown-timeout', '1'],
      ],
      { stdio: 'ignore' },
    )
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
