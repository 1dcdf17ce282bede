/** Signs that stay around a difference, so that one sees where it is. */
const around = 24
/** Signs of a difference that are shown at most. */
const most = 200

/**
 * The parts in which two texts differ, with some of what is around them; short texts whole.
 *
 * @returns both parts, the first text's first
 */
export function differing(before: string, after: string): [before: string, after: string] {
  const [one, other] = [Array.from(before), Array.from(after)]
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let tail = 0
  while (tail < shorter - start && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  return [part(one, start, tail), part(other, start, tail)]
}

function part(signs: readonly string[], start: number, tail: number): string {
  const from = start > around * 2 ? start - around : 0
  const wanted = tail > around * 2 ? signs.length - tail + around : signs.length
  const to = Math.min(wanted, from + most)
  return [from > 0 && '…', ...signs.slice(from, to), to < signs.length && '…']
    .filter(Boolean)
    .join('')
}
