// Byte budgets: all JavaScript and style sheets that a cold first visit of a screen loads, brotli 11, from the build's manifest.
// What visits load beside it, a few small files of the background, counts too: `pnpm measure:visit` shows all of it.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { firstVisits } from '../../apps/web/build/first-visits.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = resolve(process.env.HALYARD_WEB ?? join(root, 'apps/web/dist'))
const kilobyte = 1000
const cssBudget = 20
const mostFiles = 16

type Chunk = { file: string; imports?: string[]; css?: string[] }

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)

const sizes = new Map<string, number>()
/** Brotli bytes of a built file, quality 11. */
function brotliBytes(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const path = join(dist, file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const bytes = existsSync(`${path}.br`)
    ? readFileSync(`${path}.br`).length
    : brotliCompressSync(readFileSync(path), { params }).length
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

const sum = (files: ReadonlySet<string>) =>
  [...files].reduce((total, file) => total + brotliBytes(file), 0) / kilobyte

for (const { name, modules, budget, ceiling } of firstVisits) {
  const keys = closure('index.html')
  for (const module of modules) {
    const key = `src/${module}`
    if (!manifest[key]) {
      console.error(`${key} is not in the build: mend apps/web/build/first-visits.ts`)
      process.exitCode = 1
    }
    closure(key, keys)
  }
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const scripts = new Set(chunks.map(({ file }) => file))
  const js = sum(scripts)
  const css = sum(new Set(chunks.flatMap((chunk) => chunk.css ?? [])))
  const isOver = js > ceiling || css > cssBudget || scripts.size > mostFiles
  console.log(
    `${isOver ? '✗' : '✓'} ${name}: JS ${js.toFixed(1)} kB (budget ${budget}, ceiling ${ceiling}) in ${scripts.size} of ${mostFiles} files, CSS ${css.toFixed(1)} of ${cssBudget} kB`,
  )
  if (isOver) process.exitCode = 1
}
