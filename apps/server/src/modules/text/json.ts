import { parseBoundedJson } from '@halyard/rules'
import type { JsonBounds } from '@halyard/rules'

/** A NUL, or half of a pair of characters: no text that the database can keep. */
export const isUnkeepable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Any escaped character may spell a trap. To look at each key takes several times as long as to read the text. */
const MAY_BE_TRAP = /\\u|__proto__/

/** A text in JSON that the database could not keep. */
export class UnkeepableError extends Error {
  override readonly name = 'UnkeepableError'
}

/**
 * Reads JSON that a stranger wrote. Throws for what is none or has more structure than it may, for keys that reach into prototypes and
 * for texts that cannot be kept.
 */
export const readJson = (json: string, bounds: JsonBounds): unknown =>
  parseBoundedJson(json, bounds, MAY_BE_TRAP.test(json) ? refuseTraps : undefined)

function refuseTraps(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('This JSON reaches into prototypes.')
  if (typeof value === 'string' && isUnkeepable(value)) throw new UnkeepableError()
  return value
}
