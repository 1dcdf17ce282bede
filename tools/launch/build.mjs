// Builds the web client and compiles the catalogs of client and server, unless what it is made of has not changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError, root, run } from './toolchain.mjs'

/** Everything the build depends on, relative to the root. */
const inputs = [
  'apps/cli/src',
  'apps/cli/vite.config.ts',
  'apps/server/src/locales',
  'apps/web',
  'packages/api/src',
  'packages/query/src',
  'packages/rules/src',
  'packages/tunnel/src',
  'packages/ui/src',
  'lingui.config.ts',
  'pnpm-lock.yaml',
  'vite.plugins.ts',
]
/** Results of a build, not what it is made of. */
const isResult = (path) => /\/(dist|node_modules)$|\/locales\/[^/]+\.json$/.test(path)
const stamp = join(root, 'apps/web/dist/.inputs')

/** @returns {Promise<boolean>} whether a build was needed */
export async function buildWeb(tools, say) {
  const digest = digestOf(inputs)
  if (isBuilt(digest)) return false
  say('Building the web client')
  try {
    await run(tools.node, [tools.pnpm, 'build'], { env: tools.env })
  } catch (error) {
    throw new LaunchError(`The web client could not be built.\n${error.message}`)
  }
  writeFileSync(stamp, digest)
  return true
}

/** Whether the last build is of the files as they are now. */
export const isBuilt = (digest = digestOf(inputs)) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === digest

function digestOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const full = join(root, path)
  const stat = statSync(full, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isFile()) {
    hash.update(`${path}\0`).update(readFileSync(full))
    return
  }
  for (const name of readdirSync(full).toSorted()) {
    if (!isResult(`${path}/${name}`)) addTo(hash, `${path}/${name}`)
  }
}
