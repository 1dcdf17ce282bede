// Byte budgets: all JavaScript and style sheets that a cold first visit of a screen loads, brotli 11, as the build tells.
// What visits load beside it, a few small files of the background, counts too: `pnpm measure:visit` shows all of it.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { firstVisits } from '../../apps/web/build/first-visits.ts'
import { visitFilesName } from '../../apps/web/build/visit-files.ts'
import type { VisitFiles } from '../../apps/web/build/visit-files.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = resolve(process.env.HALYARD_WEB ?? join(root, 'apps/web/dist'))
const kilobyte = 1000
const cssBudget = 20
const mostFiles = 16

const visits: VisitFiles = JSON.parse(readFileSync(join(dist, visitFilesName), 'utf8'))

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

const sum = (files: readonly string[]) =>
  files.reduce((total, file) => total + brotliBytes(file), 0) / kilobyte

for (const { name, budget, ceiling } of firstVisits) {
  const files = visits[name] ?? []
  const scripts = files.filter((file) => file.endsWith('.js'))
  const js = sum(scripts)
  const css = sum(files.filter((file) => file.endsWith('.css')))
  const isOver =
    scripts.length === 0 || js > ceiling || css > cssBudget || scripts.length > mostFiles
  console.log(
    `${isOver ? '✗' : '✓'} ${name}: JS ${js.toFixed(1)} kB (budget ${budget}, ceiling ${ceiling}) in ${scripts.length} of ${mostFiles} files, CSS ${css.toFixed(1)} of ${cssBudget} kB`,
  )
  if (isOver) process.exitCode = 1
}
