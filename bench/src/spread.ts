const NUMBER = /\d[\d,]*(?:\.\d+)?/g

/** A line of a program's output, taken apart: "p99 12 ms" is ["p99 ", " ms"] around [12]. */
interface Line {
  readonly words: readonly string[]
  readonly numbers: readonly number[]
}

const read = (text: string): Line[] =>
  text.split('\n').map((line) => ({
    words: line.split(NUMBER),
    numbers: Array.from(line.matchAll(NUMBER), ([number]) => Number(number.replaceAll(',', ''))),
  }))

/**
 * What several runs of a program printed, as one: each number is the median, with the least and the most where they differ. Lines of
 * which a run has no equal are left out.
 */
export function spreadOf(outputs: readonly string[]): string {
  const runs = outputs.map((output) => Map.groupBy(read(output), ({ words }) => words.join('#')))
  const places = new Map<string, number>()
  return read(outputs[0] ?? '')
    .flatMap(({ words }) => {
      const shape = words.join('#')
      const place = places.get(shape) ?? 0
      places.set(shape, place + 1)
      const same = runs.flatMap((run) => run.get(shape)?.[place] ?? [])
      if (same.length < runs.length) return []
      const [before = '', ...others] = words
      const rest = others.map(
        (text, index) => describe(same.map(({ numbers }) => numbers[index] ?? 0)) + text,
      )
      return [before + rest.join('')]
    })
    .join('\n')
}

function describe(values: readonly number[]): string {
  const sorted = values.toSorted((one, two) => one - two)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return least === most ? String(median) : `${median} (${least} to ${most})`
}
