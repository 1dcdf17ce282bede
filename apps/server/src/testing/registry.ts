// A registry of container images that asks for an account.
import { bcrypt } from 'hash-wasm'
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

const START_LIMIT_MS = 10_000

export interface Registry {
  /** Loopback, which engines reach over plain HTTP. */
  readonly host: string
  readonly user: string
  readonly password: string
}

/** Undefined where there is no `docker-registry`, a package of Debian. */
export async function startRegistry(): Promise<Registry | undefined> {
  try {
    execFileSync('which', ['docker-registry'])
  } catch {
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'halyard-registry-'))
  const account = { user: 'bosun', password: randomBytes(9).toString('base64url') }
  const hash = await bcrypt({
    password: account.password,
    salt: randomBytes(16),
    costFactor: 4,
    outputType: 'encoded',
  })
  writeFileSync(join(folder, 'accounts'), `${account.user}:${hash}\n`)
  const host = `127.0.0.1:${await freePort()}`
  writeFileSync(
    join(folder, 'config.yml'),
    `{version: 0.1, http: {addr: "${host}"}, storage: {filesystem: {rootdirectory: ${folder}/images}},
      auth: {htpasswd: {realm: quay, path: ${folder}/accounts}}}`,
  )
  const child = spawn('docker-registry', ['serve', join(folder, 'config.yml')], { stdio: 'ignore' })
  afterAll(() => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const lastMoment = Date.now() + START_LIMIT_MS
  while (!(await isUp(host))) {
    if (child.exitCode !== null || Date.now() > lastMoment) return undefined
    await sleep(50)
  }
  return { host, ...account }
}

/** It asks everybody for an account. */
const isUp = (host: string) =>
  fetch(`http://${host}/v2/`).then(
    ({ status }) => status === 401,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
