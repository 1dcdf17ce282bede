/** What a file of the build is made of. */
export interface WeighedFile {
  /** As it is sent. */
  readonly bytes: number
  /** Minified bytes of its modules, by their places in the repository. */
  readonly modules: Readonly<Record<string, number>>
}

export interface Weight {
  /** A package from outside, or the place of a module of our own. */
  readonly name: string
  readonly isLibrary: boolean
  readonly minified: number
  /** The share of the files' bytes. */
  readonly sent: number
}

/**
 * What files are made of, heaviest first: libraries by package, beside each module of our own. The bytes of a file as it is sent are shared out
 * in proportion to what its modules are minified, so a module that repeats what is around it weighs more here than what it adds.
 */
export function weigh(files: readonly WeighedFile[]): Weight[] {
  const weights = new Map<string, Weight>()
  for (const { bytes, modules } of files) {
    const whole = Object.values(modules).reduce((sum, one) => sum + one, 0)
    for (const [place, minified] of Object.entries(modules)) {
      const library = packageOf(place)
      const name = library ?? place
      const known = weights.get(name) ?? { minified: 0, sent: 0 }
      weights.set(name, {
        name,
        isLibrary: library !== undefined,
        minified: known.minified + minified,
        sent: known.sent + (bytes * minified) / whole,
      })
    }
  }
  return [...weights.values()].toSorted((a, b) => b.sent - a.sent)
}

/** A line for each weight, below the sums of what is from outside and what is ours. */
export function linesOf(weights: readonly Weight[]): string[] {
  const sum = (isLibrary: boolean) => {
    const some = weights.filter((weight) => weight.isLibrary === isLibrary)
    const sent = some.reduce((bytes, weight) => bytes + weight.sent, 0)
    const minified = some.reduce((bytes, weight) => bytes + weight.minified, 0)
    return { name: isLibrary ? 'all libraries' : 'all our own modules', sent, minified }
  }
  return [sum(true), sum(false), ...weights].map(
    ({ name, sent, minified }) =>
      `${String(Math.round(sent)).padStart(8)}${String(minified).padStart(8)}  ${name}`,
  )
}

/** The package that a module is of; undefined for one of our own. What the bundler adds counts as its own package. */
function packageOf(place: string): string | undefined {
  if (/^(vite|rolldown)\//.test(place)) return place.split('/')[0]
  const [, inside] = /.*\/?node_modules\/(.+)/.exec(place) ?? []
  return inside && /^(@[^/]+\/)?[^/]+/.exec(inside)?.[0]
}
