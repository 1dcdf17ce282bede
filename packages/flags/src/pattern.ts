import { RE2JS, RE2JSSyntaxException } from 're2js'

/**
 * Instructions that a pattern may be compiled to. An answer has at most 127 characters, so this bounds the steps of a comparison; the
 * patterns of real events have fewer than a hundred.
 */
const MOST_INSTRUCTIONS = 1000

/** Why a text cannot be a pattern. */
export type PatternProblem =
  | {
      readonly kind: PatternMistake
      /** Where it goes wrong, counted in characters from 1. */
      readonly at: number
      /** The part that cannot be read. */
      readonly part: string
    }
  /** It compiles to more than may be tried on every wrong answer. */
  | { readonly kind: 'tooLarge' }
  /** It is right for an answer without any text. */
  | { readonly kind: 'matchesEmpty' }

/** What a pattern says that cannot be read. */
export type PatternMistake = 'unclosed' | 'unopened' | 'repetition' | 'range' | 'escape' | 'group'

/** A compiled pattern, which is right for an answer that it matches as a whole; undefined for what cannot be one. */
export function compilePattern(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern)
  } catch {
    return undefined
  }
}

/** What is wrong with a pattern, undefined when it can be a flag. */
export function patternProblem(pattern: string): PatternProblem | undefined {
  try {
    const compiled = RE2JS.compile(pattern)
    if (compiled.programSize() > MOST_INSTRUCTIONS) return { kind: 'tooLarge' }
    return compiled.testExact('') ? { kind: 'matchesEmpty' } : undefined
  } catch (error) {
    return error instanceof RE2JSSyntaxException ? mistakeOf(pattern, error) : { kind: 'tooLarge' }
  }
}

/** What the engine calls each mistake. */
const KINDS: readonly (readonly [description: RegExp, kind: PatternMistake])[] = [
  [/^missing closing/, 'unclosed'],
  [/^unexpected \)/, 'unopened'],
  [/repe(at|tition)/, 'repetition'],
  [/character class/, 'range'],
  [/escape|backslash/, 'escape'],
]

function mistakeOf(pattern: string, error: RE2JSSyntaxException): PatternProblem {
  const description = error.getDescription()
  if (/too (large|deeply)/.test(description)) return { kind: 'tooLarge' }
  const kind = KINDS.find(([words]) => words.test(description))?.[1] ?? 'group'
  const part = error.getPattern() ?? '\\'
  const isPair = part === pattern && (kind === 'unclosed' || kind === 'unopened')
  const index = isPair ? unpairedAt(pattern) : indexOfPart(pattern, part)
  return {
    kind,
    at: Array.from(pattern.slice(0, index)).length + 1,
    part: isPair ? pattern.slice(index, index + 1) : part,
  }
}

/** Where a part is first: an escaped backslash begins no escape. */
function indexOfPart(pattern: string, part: string): number {
  for (let index = 0; index < pattern.length; index += pattern[index] === '\\' ? 2 : 1)
    if (pattern.startsWith(part, index)) return index
  return 0
}

/** The closing parenthesis that closes nothing, or else the innermost opening one that is not closed. */
function unpairedAt(pattern: string): number {
  const open: number[] = []
  let inClass = false
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index]
    if (character === '\\') index += 1
    else if (inClass) inClass = character !== ']'
    else if (character === '[') inClass = true
    else if (character === '(') open.push(index)
    else if (character === ')' && open.pop() === undefined) return index
  }
  return open.at(-1) ?? 0
}
