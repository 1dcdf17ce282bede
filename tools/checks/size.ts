// Byte budgets: all JavaScript and style sheets that a cold visit of a screen loads, brotli 11, by the manifest of the build.
// What visits load beside it, a few small files of background work, is not counted: `pnpm measure:visit` shows all of it.
// With --modules: what the scripts of the heaviest screen of each budget are made of; `--modules home challenges` names screens instead.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { modulesOf } from '../../apps/web/src/shared/screen-modules.ts'
import { screens } from '../../apps/web/src/shared/screens.ts'
import type { Screen } from '../../apps/web/src/shared/screens.ts'
import { linesOf, weigh } from './module-weights.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = resolve(process.env.HALYARD_WEB ?? join(root, 'apps/web/dist'))
const kilobyte = 1000

/**
 * Kilobytes (1,000 bytes) of JavaScript that a cold visit should load, and the ceiling above which the check fails: what it does load. The
 * bars of the site, 10 kB, are counted since chunks are planned; `files` are those of scripts.
 */
const budgets = {
  account: { goal: 160, ceiling: 168, files: 10 },
  player: { goal: 170, ceiling: 177, files: 15 },
  profile: { goal: 170, ceiling: 194, files: 15 },
  questions: { goal: 170, ceiling: 190, files: 16 },
  challenges: { goal: 180, ceiling: 195, files: 15 },
  scoreboard: { goal: 195, ceiling: 211, files: 19 },
  post: { goal: 190, ceiling: 162, files: 11 },
  monitor: { goal: 215, ceiling: 226, files: 32 },
  editor: { goal: 215, ceiling: 218, files: 24 },
  organiser: { goal: 215, ceiling: 272, files: 40 },
} as const
/** Of all screens but those of organisers: their styles are one file. */
const cssBudget = 28
/** Of the texts in English: those of every screen, and with those of staff's screens. */
const textBudgets = { everybody: 20, staff: 51 }

/** A chunk of fewer bytes is no file worth asking for, unless it is alone: an entry, or a part that loads when it is opened. */
const leastChunk = 4000
/** What is smaller and shared has no neighbour that whoever loads it needs as well. Most of these are staff's. */
const mostSmallChunks = { onePlayersScreen: 6, all: 62 }

type ManifestChunk = {
  file: string
  imports?: string[]
  css?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}
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

const smallChunks = new Set(
  Object.values(manifest)
    .filter(({ file, isEntry, isDynamicEntry }) => {
      const isShared = file.endsWith('.js') && !isEntry && !isDynamicEntry
      return isShared && statSync(join(dist, file)).size < leastChunk
    })
    .map(({ file }) => file),
)

const kilobytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + bytesOf(file), 0) / kilobyte

const catalogs = readdirSync(join(dist, 'static'))
  .filter((name) => /^en-us\.((staff|account)\.)?[\w-]+\.json$/.test(name))
  .map((name) => `static/${name}`)
const catalogOf = (audience: 'staff' | 'account') =>
  catalogs.filter((file) => file.includes(`.${audience}.`))
if (catalogs.length !== 3) throw new Error('The build has not the three catalogs of English')
const ofEverybody = catalogs.filter(
  (file) => ![...catalogOf('staff'), ...catalogOf('account')].includes(file),
)

/** Screens of players with a budget of their own. */
const own = ['profile', 'questions', 'challenges', 'scoreboard', 'post'] as const
const isOwn = (name: string): name is (typeof own)[number] => own.some((one) => one === name)

function budgetOf(name: string, { path, module, frame }: Screen) {
  if (isOwn(name)) return budgets[name]
  if (module === 'posts/edit') return budgets.editor
  // The queue of questions is in both frames, and has the form of an organizer.
  if (name === 'monitorQuestions') return budgets.organiser
  if (path.startsWith('/admin/') || frame === 'admin') return budgets.organiser
  if (frame === 'monitor') return budgets.monitor
  return frame === 'account' ? budgets.account : budgets.player
}

/** Of each budget the screen that loads most. */
const heaviest = new Map<object, { name: string; js: number; scripts: readonly string[] }>()
const flag = process.argv.indexOf('--modules')
const named = flag < 0 ? [] : process.argv.slice(flag + 1)

for (const [name, screen] of Object.entries<Screen>(screens)) {
  const files = filesOf(['index.html', ...modulesOf(screen)])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const js = kilobytesOf(scripts)
  const css = kilobytesOf(files.filter((file) => file.endsWith('.css')))
  const isStaffs = screen.role === 'Admin' || screen.role === 'Monitor'
  const texts = kilobytesOf(isStaffs ? [...ofEverybody, ...catalogOf('staff')] : ofEverybody)
  const mostTexts = textBudgets[isStaffs ? 'staff' : 'everybody']
  const budget = budgetOf(name, screen)
  const { goal, ceiling, files: most } = budget
  const group = named.length === 0 ? budget : screen
  if (js > (heaviest.get(group)?.js ?? 0) && (named.length === 0 || named.includes(name)))
    heaviest.set(group, { name, js, scripts })
  const small = scripts.filter((file) => smallChunks.has(file))
  const hasSmall = !isStaffs && small.length > mostSmallChunks.onePlayersScreen
  const isLarge = js > ceiling || css > cssBudget || texts > mostTexts
  const isOver = isLarge || scripts.length > most || hasSmall
  console.log(
    `${isOver ? '✗' : '✓'} ${name}: JS ${js.toFixed(1)} kB (goal ${goal}, ceiling ${ceiling}) in ${scripts.length} of ${most} files, CSS ${css.toFixed(1)} of ${cssBudget} kB, texts ${texts.toFixed(1)} of ${mostTexts} kB`,
  )
  if (hasSmall) console.log(`  of less than ${leastChunk} bytes: ${small.join(', ')}`)
  if (isOver) process.exitCode = 1
}

if (smallChunks.size > mostSmallChunks.all) {
  console.log(
    `✗ ${smallChunks.size} of at most ${mostSmallChunks.all} shared chunks have less than ${leastChunk} bytes`,
  )
  process.exitCode = 1
}

// What the boot script asks for ahead must be there: a file that is not costs a request and an error.
for (const script of readdirSync(join(dist, 'static')).filter((name) =>
  /^boot-.*\.js$/.test(name),
)) {
  const source = readFileSync(join(dist, 'static', script), 'utf8')
  const asked = [...source.matchAll(/\/(static\/[\w.-]+\.(?:json|js|css))/g)].map(
    ([, file = '']) => file,
  )
  const missing = asked.filter((file) => !existsSync(join(dist, file)))
  if (missing.length === 0) continue
  console.log(`✗ ${script} asks for files that are not there: ${missing.join(', ')}`)
  process.exitCode = 1
}

if (flag >= 0) {
  const modules: Record<string, Record<string, number>> = JSON.parse(
    readFileSync(join(dist, '.vite/modules.json'), 'utf8'),
  )
  for (const { name, scripts } of heaviest.values()) {
    console.log(`\n${name}: bytes as sent, bytes minified`)
    const files = scripts.map((file) => ({ bytes: bytesOf(file), modules: modules[file] ?? {} }))
    for (const line of linesOf(weigh(files))) console.log(line)
  }
}
