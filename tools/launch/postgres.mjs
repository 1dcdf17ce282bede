// A throw-away PostgreSQL of the system, the oldest version we support, for the second run of the server's tests.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, run } from './toolchain.mjs'

const OLDEST = 15
const debianFolder = '/usr/lib/postgresql'

const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root: a user namespace makes it nobody, in a folder that stays ours. */
const asNobody = isRoot ? ['unshare', '--user', '--map-user=65534', '--'] : []

function binaries() {
  const version = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .map(Number)
        .filter((major) => major >= OLDEST)
        .toSorted((a, b) => a - b)[0]
    : undefined
  return version ? { version, folder: join(debianFolder, `${version}/bin`) } : undefined
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/**
 * Starts the cluster; installs Debian's PostgreSQL first where we are root and it is missing.
 * @returns {Promise<{ url: string, version: number, stop: () => Promise<void> } | undefined>} undefined where there is none to be had
 */
export async function startOldestPostgres(say) {
  if (!binaries() && isRoot && existsSync('/usr/bin/apt-get')) {
    say(`Getting PostgreSQL ${OLDEST}`)
    await aptInstall('postgresql').catch(() => '')
  }
  const found = binaries()
  if (!found) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'halyard-pg-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const program = (name, ...args) => {
    const [command, ...rest] = [...asNobody, join(found.folder, name), ...args]
    return run(command, rest, { cwd: folder })
  }
  await program('initdb', '-D', data, '-U', 'halyard', '-A', 'trust', '-E', 'UTF8', '--locale=C')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  await program('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  return {
    url: `postgres://halyard@127.0.0.1:${port}/postgres`,
    version: found.version,
    stop: async () => {
      await program('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => '')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
