// Byte budgets: all JavaScript that a cold first visit of a screen loads, brotli 11, from the build's manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url))
const kilobyte = 1000

type Chunk = { file: string; imports?: string[]; css?: string[] }

/**
 * Screens by their route module, with the most kilobytes (1,000 bytes) they may cost. An empty page with React, router, query client
 * and languages costs 97 of them.
 */
const budgets: Record<string, number> = {
  'src/routes/account/login.tsx': 140,
  'src/routes/account/register.tsx': 142,
  'src/routes/home.tsx': 147,
  'src/routes/teams.tsx': 166,
  'src/routes/games/list.tsx': 155,
  'src/routes/games/home.tsx': 146,
  'src/routes/games/challenges.tsx': 173,
  'src/routes/games/scoreboard.tsx': 156,
}
const cssBudget = 20

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)

const sizes = new Map<string, number>()
/** Brotli bytes of a built file, quality 11. */
function brotliBytes(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const bytes = brotliCompressSync(readFileSync(join(dist, file)), { params }).length
  sizes.set(file, bytes)
  return bytes
}

/** A chunk and everything it imports statically, by manifest key. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

const sum = (files: Iterable<string>) =>
  [...new Set(files)].reduce((total, file) => total + brotliBytes(file), 0) / kilobyte

for (const [route, budget] of Object.entries(budgets)) {
  if (!manifest[route]) {
    console.error(`${route} is not in the build: mend the table in tools/checks/size.ts`)
    process.exitCode = 1
    continue
  }
  const keys = closure(route, closure('index.html'))
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const js = sum(chunks.map(({ file }) => file))
  const css = sum(chunks.flatMap((chunk) => chunk.css ?? []))
  const tooLarge = js > budget || css > cssBudget
  console.log(
    `${tooLarge ? '✗' : '✓'} ${route}: JS ${js.toFixed(1)} of ${budget} kB, CSS ${css.toFixed(1)} of ${cssBudget} kB`,
  )
  if (tooLarge) process.exitCode = 1
}
