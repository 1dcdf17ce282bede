/** How much structure a JSON text may have. What it costs to read depends on that more than on its length. */
export interface JsonBounds {
  /** Objects and lists inside each other. */
  readonly depth: number
  /**
   * Different names of fields: each new one is slow to store, a known one is not. One that is written with an escape counts every time, since
   * reading it is as slow as storing a new one. Writers escape only names beyond ASCII, which the contract does not have and files hardly.
   */
  readonly names: number
  /** Values of all kinds, objects and lists included. */
  readonly values: number
}

/** Of files that people write and tools export: far above what any holds, far below what holds a program up. */
export const FILE_JSON_BOUNDS: JsonBounds = { depth: 64, names: 5000, values: 5_000_000 }

/** A text that goes beyond its bounds. */
export class JsonBoundsError extends Error {
  readonly bound: keyof JsonBounds

  constructor(bound: keyof JsonBounds) {
    super(`The JSON has too many ${bound === 'depth' ? 'brackets inside each other' : bound}.`)
    this.name = 'JsonBoundsError'
    this.bound = bound
  }
}

type Reviver = (key: string, value: unknown) => unknown

/** As `JSON.parse`, for texts of strangers: throws JsonBoundsError before it reads one with too much structure. */
export function parseBoundedJson(text: string, bounds: JsonBounds, reviver?: Reviver): unknown {
  const beyond = boundBroken(text, bounds)
  if (beyond !== undefined) throw new JsonBoundsError(beyond)
  return JSON.parse(text, reviver)
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const LIST = 0x5b
const LIST_END = 0x5d
const OBJECT = 0x7b
const OBJECT_END = 0x7d

/** The first bound that a text breaks, in one pass over its characters. Whether it is JSON at all is not looked at. */
export function boundBroken(
  text: string,
  { depth, names, values }: JsonBounds,
): keyof JsonBounds | undefined {
  const seen = new Set<string>()
  let escaped = 0
  let open = 0
  let count = 1
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at)
        const next = afterBlanks(text, end + 1)
        if (text.charCodeAt(next) === COLON) {
          const name = text.slice(at, end)
          if (name.includes('\\')) escaped += 1
          else seen.add(name)
          if (seen.size + escaped > names) return 'names'
        }
        at = next - 1
        break
      }
      case LIST:
      case OBJECT:
        open += 1
        count += 1
        if (open > depth) return 'depth'
        break
      case LIST_END:
      case OBJECT_END:
        open -= 1
        break
      case COMMA:
        count += 1
        break
      default:
    }
    if (count > values) return 'values'
  }
  return undefined
}

/** Where the quote is that closes the string; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at += 1
  }
  return text.length
}

function afterBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++
  return at
}
