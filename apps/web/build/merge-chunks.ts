/** Code that is always needed together, as the bundler would put it into a chunk. */
export interface Piece {
  readonly name: string
  /** Bytes, minified. */
  readonly size: number
  /** Names of the pieces that it imports. */
  readonly imports: readonly string[]
  /** Only pieces of one kind come together; one without a kind stays alone. */
  readonly kind?: string | undefined
}

/** What is loaded at once: a screen, or parts of one. */
export interface Load {
  /** Names of the pieces that it asks for. */
  readonly roots: readonly string[]
  /** How much it counts beside others. */
  readonly weight: number
  /** Bytes that it may load without need, by the kind of what is put together. */
  readonly room: Readonly<Record<string, number>>
}

export interface Limits {
  /** Bytes that are worth a file less. */
  readonly perFile: number
  /** A chunk with fewer bytes goes to the one with which it costs least. */
  readonly least: number
}

interface Chunk {
  readonly pieces: readonly Piece[]
  readonly size: number
  readonly kind: string | undefined
}

interface Pair {
  readonly one: Chunk
  readonly other: Chunk
  /** Bytes that are loaded without need when both are one chunk, less what the saved files are worth. */
  readonly cost: number
  /** Bytes that each load gets without need. */
  readonly extra: readonly number[]
}

/** The share of the chunks that one look at all of them puts together. */
const share = 0.05

/**
 * Puts pieces together into chunks, two at a time, as long as the files that are saved are worth more than what is loaded without need:
 * the other half of a chunk, and what that imports. Chunks never import each other in a circle: their modules would run in another order
 * than they were written for.
 *
 * @returns the pieces of each chunk that has a kind
 */
export function mergeChunks(
  pieces: readonly Piece[],
  loads: readonly Load[],
  limits: Limits,
): (readonly Piece[])[] {
  let chunks = pieces.map((piece): Chunk => ({
    pieces: [piece],
    size: piece.size,
    kind: piece.kind,
  }))
  const room = loads.map((load) => ({ ...load.room }))
  const hasRoom = ({ one: { kind = '' }, extra }: Pair) =>
    extra.every((bytes, place) => bytes <= (room[place]?.[kind] ?? 0))
  for (;;) {
    const pairs = findPairs(chunks, loads, limits).filter(hasRoom)
    const most = Math.ceil(chunks.length * share)
    const gone = new Set<Chunk>()
    const made: Chunk[] = []
    for (const pair of pairs) {
      const { one, other, extra } = pair
      if (made.length === most) break
      if (gone.has(one) || gone.has(other) || !hasRoom(pair)) continue
      const both: Chunk = {
        pieces: [...one.pieces, ...other.pieces],
        size: one.size + other.size,
        kind: one.kind,
      }
      const others = chunks.filter((chunk) => !gone.has(chunk) && chunk !== one && chunk !== other)
      if (isInCircle(both, [...others, ...made])) continue
      for (const [place, left] of room.entries()) {
        const { kind = '' } = both
        left[kind] = (left[kind] ?? 0) - (extra[place] ?? 0)
      }
      gone.add(one).add(other)
      made.push(both)
    }
    if (made.length === 0) {
      return chunks.filter(({ kind }) => kind !== undefined).map((chunk) => chunk.pieces)
    }
    chunks = [...chunks.filter((chunk) => !gone.has(chunk)), ...made]
  }
}

/** For each chunk the places of those that it imports. */
function importsIn(chunks: readonly Chunk[]) {
  const placeOf = new Map(
    chunks.flatMap((chunk, place) => chunk.pieces.map(({ name }) => [name, place])),
  )
  const imports = chunks.map((chunk, place) => {
    const names = chunk.pieces.flatMap((piece) => piece.imports)
    return new Set(names.flatMap((name) => placeOf.get(name) ?? []).filter((to) => to !== place))
  })
  return { placeOf, imports }
}

function closureOf(roots: readonly number[], imports: readonly ReadonlySet<number>[]): number[] {
  const found = new Set(roots)
  for (const place of found) for (const next of imports[place] ?? []) found.add(next)
  return [...found]
}

function isInCircle(chunk: Chunk, others: readonly Chunk[]): boolean {
  const { imports } = importsIn([chunk, ...others])
  return closureOf([...(imports[0] ?? [])], imports).includes(0)
}

/** The pairs that should be one chunk, best first. */
function findPairs(
  chunks: readonly Chunk[],
  loads: readonly Load[],
  { perFile, least }: Limits,
): Pair[] {
  const { placeOf, imports } = importsIn(chunks)
  const closures = chunks.map((_chunk, place) => closureOf([place], imports))
  /** For each load and chunk: what the chunk would bring that the load has no need of, in bytes and files. */
  const states = loads.map(({ roots, weight }) => {
    const needed = chunks.map(() => false)
    const places = roots.flatMap((name) => placeOf.get(name) ?? [])
    for (const place of closureOf(places, imports)) needed[place] = true
    const brings = closures.map((closure) => closure.filter((place) => !needed[place]))
    const bytes = brings.map((list) =>
      list.reduce((sum, place) => sum + (chunks[place]?.size ?? 0), 0),
    )
    return { needed, bytes, files: brings.map((list) => list.length), weight }
  })
  const pairs: Pair[] = []
  for (const [first, one] of chunks.entries()) {
    if (one.kind === undefined) continue
    for (let second = first + 1; second < chunks.length; second += 1) {
      const other = chunks[second]
      if (other?.kind !== one.kind) continue
      let cost = 0
      for (const { needed, bytes, files, weight } of states) {
        if (!needed[first] && !needed[second]) continue
        const added = needed[first] ? second : first
        cost += weight * ((bytes[added] ?? 0) + ((files[added] ?? 0) - 1) * perFile)
      }
      const isSmall = Math.min(one.size, other.size) < least
      if (!isSmall && cost >= 0) continue
      const extra = states.map(({ needed, bytes }) => {
        if (needed[first] === needed[second]) return 0
        return bytes[needed[first] ? second : first] ?? 0
      })
      pairs.push({ one, other, cost, extra })
    }
  }
  return pairs.toSorted((a, b) => a.cost - b.cost)
}
