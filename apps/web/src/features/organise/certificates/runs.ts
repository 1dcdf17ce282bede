import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** What is drawn at a time: of one face and one direction. */
export type Run<Face> = { readonly text: string; readonly face: Face }

type Levelled<Face> = Run<Face> & { readonly level: number }

/** Marks that join the letters around them, and have no look of their own. */
const isJoiner = (letter: string) => /^(?:\u200c|\u200d|\ufe0e|\ufe0f|\p{Mn})$/u.test(letter)

/** Draws nothing: what says only in which direction a text runs. */
const isControl = (letter: string) =>
  /^[\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cc}]$/u.test(letter)

/**
 * Splits a line into what is drawn at a time, from left to right as it is seen. A letter that no face has becomes a question mark.
 *
 * @param faceOf the face for a letter; the one in use is kept where it has the letter
 */
export function runsOf<Face>(
  line: string,
  faceOf: (codePoint: number, current: Face | undefined) => Face | undefined,
): Run<Face>[] {
  const { levels } = bidi.getEmbeddingLevels(line)
  const runs: Levelled<Face>[] = []
  let at = 0
  for (const letter of line) {
    const level = levels[at] ?? 0
    at += letter.length
    if (isControl(letter)) continue
    const last = runs.at(-1)
    const known = last && isJoiner(letter) ? last.face : faceOf(codeOf(letter), last?.face)
    const face = known ?? faceOf(codeOf('?'), last?.face)
    if (face === undefined) continue
    const text = known === undefined ? '?' : letter
    if (last?.face === face && last.level === level) {
      runs[runs.length - 1] = { ...last, text: last.text + text }
    } else runs.push({ text, face, level })
  }
  return inVisualOrder(runs)
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0

/** Rule L2 of the bidirectional algorithm: from the highest level to the lowest odd one, what is at it or above is turned around. */
function inVisualOrder<Face>(runs: Levelled<Face>[]): Run<Face>[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let to = from
      while ((runs[to]?.level ?? -1) >= level) to += 1
      runs.splice(from, to - from, ...runs.slice(from, to).toReversed())
      from = Math.max(from, to - 1)
    }
  }
  return runs
}
