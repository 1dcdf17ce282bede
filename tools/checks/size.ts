// Byte budgets: all JavaScript and style sheets that a cold visit of a screen loads, brotli 11, by the manifest of the build.
// What visits load beside it, a few small files of background work, is not counted: `pnpm measure:visit` shows all of it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { screens } from '../../apps/web/src/shared/screens.ts'
import type { Screen } from '../../apps/web/src/shared/screens.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = resolve(process.env.HALYARD_WEB ?? join(root, 'apps/web/dist'))
const kilobyte = 1000

/** Kilobytes (1,000 bytes) of JavaScript that a cold visit should load, and the ceiling above which the check fails: what it does load. */
const budgets = {
  account: { goal: 130, ceiling: 190 },
  player: { goal: 150, ceiling: 203 },
  challenges: { goal: 150, ceiling: 215 },
  scoreboard: { goal: 160, ceiling: 228 },
  post: { goal: 165, ceiling: 220 },
  monitor: { goal: 150, ceiling: 216 },
  editor: { goal: 150, ceiling: 197 },
  organiser: { goal: 230, ceiling: 230 },
} as const
/** Of all screens but those of organisers: their styles are one file. */
const cssBudget = 26

type ManifestChunk = { file: string; imports?: string[]; css?: string[] }
const manifest: Record<string, ManifestChunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)

/** The files of modules, and of everything they import. */
function filesOf(modules: readonly string[]): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The manifest of the build has no ${name}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) add(next)
  }
  for (const name of modules) add(name)
  return [...files]
}

/** As it is sent: compressed, unless that would make it larger. */
function bytesOf(file: string): number {
  const compressed = join(dist, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size
}

const kilobytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + bytesOf(file), 0) / kilobyte

function budgetOf(name: string, { path, module, frame }: Screen) {
  if (name === 'challenges' || name === 'scoreboard' || name === 'post') return budgets[name]
  if (module === 'posts/edit') return budgets.editor
  if (path.startsWith('/admin/')) return budgets.organiser
  if (frame === 'monitor') return budgets.monitor
  return frame === 'account' ? budgets.account : budgets.player
}

for (const [name, screen] of Object.entries<Screen>(screens)) {
  if (screen.module === 'not-built') continue
  const frames = {
    account: ['account/frame'],
    game: ['games/game'],
    admin: ['admin/frame'],
    organise: ['admin/frame', 'admin/game'],
    monitor: ['games/game', 'games/monitor'],
  }
  const routes = [...(screen.frame ? frames[screen.frame] : []), screen.module]
  const files = filesOf([
    'index.html',
    ...routes.map((module) => `src/routes/${module}.tsx`),
    ...(screen.parts ?? []).map((part) => `src/${part}`),
  ])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const js = kilobytesOf(scripts)
  const css = kilobytesOf(files.filter((file) => file.endsWith('.css')))
  const { goal, ceiling } = budgetOf(name, screen)
  const isOver = js > ceiling || css > cssBudget
  console.log(
    `${isOver ? '✗' : '✓'} ${name}: JS ${js.toFixed(1)} kB (goal ${goal}, ceiling ${ceiling}) in ${scripts.length} files, CSS ${css.toFixed(1)} of ${cssBudget} kB`,
  )
  if (isOver) process.exitCode = 1
}
