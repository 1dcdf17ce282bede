import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { rolldown } from 'rolldown'
import type { OutputChunk } from 'rolldown'
import { always, firstVisits, late } from './first-visits.ts'

/** The most files of JavaScript one first visit should need. */
const mostFiles = 9
/** Bytes that a visit may load in vain for each file it needs less; raised for those that need more than `mostFiles`. */
const firstPrice = 1200

/** Stands for what follows every first visit: what it shares with some screens must not bring all of theirs to the others. */
const after = 'late'

/** Modules that are always loaded together, by the first visits that need them. */
type Group = { visits: Set<string>; bytes: number; parts: Set<string>; modules: string[] }

/**
 * Which modules share a file. Every file belongs to the visits that need all of it; files that hardly differ in that are put
 * together, as long as visits pay little for it. What no first visit needs stays with the bundler.
 *
 * The names by module: null for one that no first visit needs. What is not in the map came with a transform.
 *
 * A first, quick bundling without our transforms tells what is left of each module for whom; it takes about a second.
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
      bytes: 0,
      parts: new Set(),
      modules: [],
    }
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    // Half of what a comment-free, unminified text compresses to is close to its final size.
    group.bytes += brotliCompressSync(code, { params }).length / 2
    group.parts.add(file)
    group.modules.push(...moduleIds)
    groups.set(nameOf(visits), group)
  }
  return new Set(groups.values())
}

const union = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>) => a.union(b)

function mergeGroups(groups: Set<Group>, chunks: readonly OutputChunk[]): void {
  const everyone = new Set(firstVisits.map(({ name }) => name))
  mergeFor(everyone, firstPrice, groups, chunks)
  for (let price = firstPrice; price < 100_000; price *= 1.3) {
    const needy = neediest(groups)
    if (needy.size === 0) return
    mergeFor(needy, price, groups, chunks)
  }
}

/** Merges as long as it pays at this price, counting the files that these visits need less. */
function mergeFor(
  visits: ReadonlySet<string>,
  price: number,
  groups: Set<Group>,
  chunks: readonly OutputChunk[],
): void {
  const next = () => bestMerge(groups, (a, b) => gainOf(a, b, visits, price), chunks)
  for (let found = next(); found; found = next()) {
    const [a, b] = found
    groups.delete(a)
    groups.delete(b)
    groups.add(merged(a, b))
  }
}

const merged = (a: Group, b: Group): Group => ({
  visits: union(a.visits, b.visits),
  bytes: a.bytes + b.bytes,
  parts: union(a.parts, b.parts),
  modules: [...a.modules, ...b.modules],
})

/** The visits that still need too many files. */
function neediest(groups: ReadonlySet<Group>): Set<string> {
  const needed = firstVisits.filter(
    ({ name }) => [...groups].filter(({ visits }) => visits.has(name)).length > mostFiles,
  )
  return new Set(needed.map(({ name }) => name))
}

/** The two groups whose merging gains most, if any pair's gains anything. */
function bestMerge(
  groups: ReadonlySet<Group>,
  gain: (a: Group, b: Group) => number,
  chunks: readonly OutputChunk[],
): [Group, Group] | undefined {
  const all = [...groups]
  const pairs = all
    .flatMap((a, index) => all.slice(index + 1).map((b) => ({ a, b, gained: gain(a, b) })))
    .filter(({ gained }) => gained > 0)
    .toSorted((one, other) => other.gained - one.gained)
  const found = pairs.find(({ a, b }) => !makesCycle(groups, a, b, chunks))
  return found && [found.a, found.b]
}

/** Bytes gained by one file in place of two: a file less for those who need both, against bytes in vain for the others. */
function gainOf(a: Group, b: Group, counted: ReadonlySet<string>, price: number): number {
  const both = a.visits.intersection(b.visits).intersection(counted).size
  const inVain =
    a.bytes * b.visits.difference(a.visits).size + b.bytes * a.visits.difference(b.visits).size
  return both * price - inVain
}

/** Files that import each other in a circle would start half made. */
function makesCycle(
  groups: ReadonlySet<Group>,
  a: Group,
  b: Group,
  chunks: readonly OutputChunk[],
): boolean {
  const together = merged(a, b)
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
