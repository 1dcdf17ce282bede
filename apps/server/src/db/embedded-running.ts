import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answers, MAINTENANCE_DATABASE, readPassword, urlIn } from '#db/embedded.ts'

/** Lines of `postmaster.pid` with the address of the server. */
const PORT_LINE = 3
const SOCKET_LINE = 4

/** The address of the built-in database in that folder while a platform runs on it; undefined when none does. */
export async function findRunning(folder: string): Promise<string | undefined> {
  const cluster = join(folder, 'cluster')
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const place = {
    cluster,
    password: readPassword(join(folder, 'password')),
    port: Number(lines[PORT_LINE]),
    socketFolder: lines[SOCKET_LINE]?.trim() || undefined,
  }
  const url = urlIn(place, MAINTENANCE_DATABASE)
  return (await answers(url)) ? url : undefined
}
