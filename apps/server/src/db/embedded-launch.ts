import { spawnSync } from 'node:child_process'
import { StartError } from '#platform/start-error.ts'

/** Command prefix with which PostgreSQL agrees to run and ends with us. */
export interface Launch {
  readonly initdb: readonly string[]
  readonly server: readonly string[]
}

const NOBODY = 65534

/**
 * How to start PostgreSQL here. It refuses to run as root, so root starts it in a user namespace in which
 * it is somebody else (the files stay root's). Where the system can, the kernel stops it when we are
 * killed; where it cannot, the next start stops the one left behind.
 */
export function findLaunch(): Launch {
  const isRoot = process.platform !== 'win32' && process.getuid?.() === 0
  const namespace = isRoot ? ['unshare', '--user', `--map-user=${NOBODY}`, '--'] : []
  if (isRoot && !runs([...namespace, 'true'])) {
    throw new StartError(
      'The built-in database cannot run as root on this machine: start Halyard as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  const endsWithUs = ['setpriv', '--pdeathsig', 'INT', '--']
  const canEndWithUs = process.platform === 'linux' && runs([...namespace, ...endsWithUs, 'true'])
  return { initdb: namespace, server: canEndWithUs ? [...namespace, ...endsWithUs] : namespace }
}

function runs([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
