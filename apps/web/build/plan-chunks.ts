import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { rolldown } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import type { OutputChunk } from 'rolldown'
import { always, firstVisits, late } from './first-visits.ts'

/** Bytes that a visit may load in vain for each file it needs less. */
const price = 500
/** Visits that have little left of their budgets: what they load in vain, or need not load, counts so many times. */
const weights: Readonly<Record<string, number>> = { login: 4, board: 6, game: 2, post: 2 }
/** Characters at the end of a text that tell what another one after it compresses to. */
const window = 40_000

/** Stands for what follows every first visit: what it shares with some screens must not bring all of theirs to the others. */
const after = 'late'

/** Modules that are always loaded together, by the first visits that need them. */
type Group = {
  visits: Set<string>
  /** Minified code, close to what ends up in the file. */
  text: string
  /** What it compresses to. */
  bytes: number
  parts: Set<string>
  modules: string[]
}

/**
 * Which modules share a file. Every file belongs to the visits that need all of it; files that hardly differ in that are put
 * together, as long as visits pay little for it. What no first visit needs stays with the bundler.
 *
 * The names by module: null for one that no first visit needs. What is not in the map came with a transform.
 *
 * A first, quick bundling without our transforms tells what is left of each module for whom; it and the weighing take four seconds
 * of the processor.
 */
export async function planChunks(source: string): Promise<ReadonlyMap<string, string | null>> {
  const chunks = await roughChunks(join(source, 'main.tsx'))
  const groups = initialGroups(source, chunks)
  mergeGroups(groups, chunks)
  const names = new Map<string, string | null>()
  for (const { moduleIds } of chunks) for (const module of moduleIds) names.set(module, null)
  for (const { visits, modules } of groups) {
    for (const module of modules) names.set(module, nameOf(visits))
  }
  return names
}

const nameOf = (visits: ReadonlySet<string>) =>
  firstVisits.every(({ name }) => visits.has(name)) ? 'app' : [...visits].toSorted().join('-')

/** What is not JavaScript to the quick bundling: macros, style sheets, fonts, addresses of files. */
const isOpaque = /[?]|\.css$|\/macro$|\.woff2$/
/** What a style sheet in TypeScript imports is needed while building only: class names are all that is left of it. */
const isStyles = /\.css\.ts$/

async function roughChunks(input: string): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'opaque',
        resolveId: { filter: { id: isOpaque }, handler: (id) => ({ id, external: true }) },
        load: { filter: { id: isStyles }, handler: () => 'module.exports = {}' },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output.filter((file) => file.type === 'chunk')
}

/** A file and all it imports. */
function closure(byFile: ReadonlyMap<string, OutputChunk>, file: string, seen = new Set<string>()) {
  const chunk = byFile.get(file)
  if (!chunk || seen.has(file)) return seen
  seen.add(file)
  for (const next of chunk.imports) closure(byFile, next, seen)
  return seen
}

function initialGroups(source: string, chunks: readonly OutputChunk[]): Set<Group> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const visitsOf = new Map<string, Set<string>>()
  for (const { name, modules } of [...firstVisits, { name: after, modules: late }]) {
    for (const module of [...always, ...modules]) {
      const id = join(source, module)
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
      if (!chunk)
        throw new Error(`build/first-visits.ts: ${name} names ${module}, which is not loaded`)
      for (const file of closure(byFile, chunk.fileName)) {
        visitsOf.set(file, (visitsOf.get(file) ?? new Set()).add(name))
      }
    }
  }
  const groups = new Map<string, Group>()
  for (const [file, visits] of visitsOf) {
    const { code = '', moduleIds = [] } = byFile.get(file) ?? {}
    const group = groups.get(nameOf(visits)) ?? {
      visits,
      text: '',
      bytes: 0,
      parts: new Set(),
      modules: [],
    }
    group.text += minifySync(file, code).code
    group.parts.add(file)
    group.modules.push(...moduleIds)
    groups.set(nameOf(visits), group)
  }
  for (const group of groups.values()) group.bytes = bytesOf(group.text)
  return new Set(groups.values())
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
const bytesOf = (text: string) => brotliCompressSync(text, { params }).length

/** Merges as long as it pays. */
function mergeGroups(groups: Set<Group>, chunks: readonly OutputChunk[]): void {
  const saved = new Map<Group, Map<Group, number>>()
  for (;;) {
    const found = bestMerge(groups, saved, chunks)
    if (!found) return
    const [a, b] = found
    groups.delete(a)
    groups.delete(b)
    groups.add(merged(a, b, savedBy(a, b, saved)))
  }
}

const merged = (a: Group, b: Group, savedBytes: number): Group => ({
  visits: a.visits.union(b.visits),
  text: a.text + b.text,
  bytes: a.bytes + b.bytes - savedBytes,
  parts: a.parts.union(b.parts),
  modules: [...a.modules, ...b.modules],
})

/** The two groups whose merging gains most, if any pair's gains anything. */
function bestMerge(
  groups: ReadonlySet<Group>,
  saved: Map<Group, Map<Group, number>>,
  chunks: readonly OutputChunk[],
): [Group, Group] | undefined {
  const all = [...groups]
  const pairs = all
    .flatMap((a, index) => all.slice(index + 1).map((b) => ({ a, b, gained: gainOf(a, b, saved) })))
    .filter(({ gained }) => gained > 0)
    .toSorted((one, other) => other.gained - one.gained)
  const found = pairs.find(({ a, b }) => !makesCycle(groups, a, b, chunks))
  return found && [found.a, found.b]
}

const weightOf = (visits: ReadonlySet<string>) =>
  [...visits].reduce((total, visit) => total + (weights[visit] ?? 1), 0)

/** Bytes gained by one file in place of two: a file less for those who need both, against bytes in vain for the others. */
function gainOf(a: Group, b: Group, saved: Map<Group, Map<Group, number>>): number {
  const both = weightOf(a.visits.intersection(b.visits))
  if (both === 0) return 0
  const onlyA = weightOf(a.visits.difference(b.visits))
  const onlyB = weightOf(b.visits.difference(a.visits))
  const inVain = b.bytes * onlyA + a.bytes * onlyB
  return both * price + savedBy(a, b, saved) * (both + onlyA + onlyB) - inVain
}

const ends = new WeakMap<Group, { text: string; bytes: number }>()

/** The last characters of a group, and what they compress to. */
function endOf(group: Group) {
  const known = ends.get(group)
  if (known) return known
  const text = group.text.slice(-window)
  const end = { text, bytes: bytesOf(text) }
  ends.set(group, end)
  return end
}

/** Bytes less of two texts that are compressed as one. */
function savedBy(a: Group, b: Group, saved: Map<Group, Map<Group, number>>): number {
  const known = saved.get(a) ?? new Map<Group, number>()
  saved.set(a, known)
  const found = known.get(b)
  if (found !== undefined) return found
  const bytes = endOf(a).bytes + endOf(b).bytes - bytesOf(endOf(a).text + endOf(b).text)
  known.set(b, bytes)
  return bytes
}

/** Files that import each other in a circle would start half made. */
function makesCycle(
  groups: ReadonlySet<Group>,
  a: Group,
  b: Group,
  chunks: readonly OutputChunk[],
): boolean {
  const together = merged(a, b, 0)
  const others = [...groups].filter((group) => group !== a && group !== b)
  const groupOf = new Map<string, Group>()
  for (const group of [...others, together])
    for (const part of group.parts) groupOf.set(part, group)
  const nextOf = new Map<Group, Set<Group>>()
  for (const { fileName, imports } of chunks) {
    const from = groupOf.get(fileName)
    if (!from) continue
    const next = nextOf.get(from) ?? new Set()
    for (const file of imports) {
      const to = groupOf.get(file)
      if (to && to !== from) next.add(to)
    }
    nextOf.set(from, next)
  }
  const seen = new Set<Group>()
  const reaches = (from: Group): boolean =>
    [...(nextOf.get(from) ?? [])].some((next) => {
      if (next === together) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next)
    })
  return reaches(together)
}
