// Every package that the product is made of has a licence under which it may be part of it (Apache-2.0).
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a list of parts (CycloneDX) says of one. */
export type Part = {
  name: string
  group?: string
  version?: string
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[]
}

/** Licences that ask for no more than to be named, or bind only the files they came with (OFL: fonts). */
const allowed = new Set([
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
])

/** Packages under another licence, and why they may be there. */
const exceptions: Readonly<Record<string, string>> = {
  '@img/sharp-wasm32':
    'LGPL-3.0-or-later for libvips: unchanged, in a file of its own that anybody can replace',
  'png-js': 'MIT, by its LICENSE file; its package.json names none',
  ssh2: 'MIT, by its LICENSE file; its package.json says so in a field that npm has given up',
}

const nameOf = ({ group, name }: Part) => (group ? `${group}/${name}` : name)

const licencesOf = ({ licenses = [] }: Part): string[] =>
  licenses.map((one) =>
    'expression' in one ? one.expression : (one.license.id ?? one.license.name ?? 'unnamed'),
  )

/** Every part whose licence is not allowed or not known; also exceptions that nobody needs. */
export function refusals(parts: readonly Part[]): string[] {
  const refused = parts.filter((part) => {
    const licences = licencesOf(part)
    return licences.length === 0 || licences.some((licence) => !allowed.has(licence))
  })
  const unexcused = refused
    .filter((part) => exceptions[nameOf(part)] === undefined)
    .map(
      (part) => `${nameOf(part)} ${part.version ?? ''}: ${licencesOf(part).join(', ') || 'none'}`,
    )
  const unneeded = Object.keys(exceptions)
    .filter((name) => !refused.some((part) => nameOf(part) === name))
    .map((name) => `${name}: needs no exception`)
  return [...unexcused, ...unneeded]
}

/** The parts of the product by the lockfile and the installed packages. */
function listParts(): Part[] {
  const args = ['sbom', '--prod', '--sbom-format', 'cyclonedx']
  const text = execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { components }: { components: Part[] } = JSON.parse(text)
  return components
}

if (import.meta.main) {
  const parts = listParts()
  const refused = refusals(parts)
  for (const line of refused) console.error(line)
  if (refused.length > 0 || parts.length === 0) {
    console.error('Licences of parts: see tools/checks/parts.ts.')
    process.exitCode = 1
  }
}
