import { LEET, LEET_WITH_SYMBOLS, type LeetTable, leetClass } from './leet.ts'
import { LIMITS } from './limits.ts'

/** Randomness and the team's mark that a flag is made from. */
export type FlagSources = {
  guid: () => string
  teamHash: string
  /** A whole number from 0 up to, not including, `below`. */
  pick: (below: number) => number
}

type Part = { kind: 'text' | 'leet'; text: string } | { kind: 'guid' } | { kind: 'teamHash' }
type Template = { leet: LeetTable | null; body: string; parts: Part[] }

const GUID_LENGTH = 36
const TEAM_HASH_LENGTH = 12
/** Random bits of a version 4 UUID. */
const GUID_BITS = 122
/** Twelve hexadecimal digits. */
const TEAM_HASH_BITS = 48
const PLACEHOLDER = /(\[GUID\]|\[TEAM_HASH\])/
const PREFIX = /^\[(C?LEET)\]/

/** A random flag where the organiser gave no template. */
const DEFAULT_TEMPLATE = 'flag{[GUID]}'

/** Splits a text at the edges of its outermost braces; `depth` says how deep it starts. */
function splitAtBraces(text: string, depth: number): { parts: Part[]; depth: number } {
  const parts: Part[] = []
  let run = ''
  let level = depth
  const close = () => {
    if (run) parts.push({ kind: level > 0 ? 'leet' : 'text', text: run })
    run = ''
  }
  for (const char of text) {
    if (char === '{') {
      run += char
      if (level === 0) close()
      level += 1
    } else if (char === '}' && level > 0) {
      run += char
      if (level === 1) close()
      level -= 1
    } else run += char
  }
  close()
  return { parts, depth: level }
}

function parse(template: string): Template {
  const prefix = PREFIX.exec(template)
  const body = prefix ? template.slice(prefix[0].length) : template
  const leet = chooseTable(prefix?.[1], body)
  const parts: Part[] = []
  let depth = 0
  for (const piece of body.split(PLACEHOLDER)) {
    if (piece === '[GUID]') parts.push({ kind: 'guid' })
    else if (piece === '[TEAM_HASH]') parts.push({ kind: 'teamHash' })
    else if (!leet) parts.push({ kind: 'text', text: piece })
    else {
      const split = splitAtBraces(piece, depth)
      parts.push(...split.parts)
      depth = split.depth
    }
  }
  return { leet, body, parts }
}

function chooseTable(prefix: string | undefined, body: string): LeetTable | null {
  if (prefix === 'CLEET') return LEET_WITH_SYMBOLS
  if (prefix === 'LEET') return LEET
  return PLACEHOLDER.test(body) ? null : LEET
}

function disguise(text: string, leet: LeetTable, pick: FlagSources['pick']): string {
  const swap = (char: string) => {
    if (char === ' ') return '_'
    const likes = leetClass(leet, char)
    return likes ? likes.charAt(pick(likes.length)) : char
  }
  return Array.from(text, swap).join('')
}

/** Makes one flag from a template (blank: a random identifier in `flag{…}`). */
export function makeFlag(template: string, sources: FlagSources): string {
  const { leet, parts } = parse(template.trim() === '' ? DEFAULT_TEMPLATE : template)
  const write = (part: Part): string => {
    if (part.kind === 'guid') return sources.guid()
    if (part.kind === 'teamHash') return sources.teamHash
    return part.kind === 'leet' && leet ? disguise(part.text, leet, sources.pick) : part.text
  }
  return parts.map(write).join('')
}

/** Bits of uncertainty that the disguise alone gives a flag. */
export function leetEntropy(template: string): number {
  const { leet, parts } = parse(template)
  if (!leet) return 0
  const chars = parts.flatMap((part) => (part.kind === 'leet' ? Array.from(part.text) : []))
  return chars.reduce((bits, char) => bits + Math.log2(leetClass(leet, char)?.length ?? 1), 0)
}

/**
 * Bits of uncertainty of one flag for somebody who knows its template. The mark of a team counts once: it is the same wherever it
 * is.
 */
export function flagEntropy(template: string): number {
  const made = template.trim() === '' ? DEFAULT_TEMPLATE : template
  const { parts } = parse(made)
  const guids = parts.filter(({ kind }) => kind === 'guid').length
  const teamBits = parts.some(({ kind }) => kind === 'teamHash') ? TEAM_HASH_BITS : 0
  return guids * GUID_BITS + teamBits + leetEntropy(made)
}

/** Characters of every flag that a template makes. */
export function flagLength(template: string): number {
  const sizes = { guid: GUID_LENGTH, teamHash: TEAM_HASH_LENGTH }
  return parse(template).parts.reduce(
    (sum, part) => sum + ('text' in part ? part.text.length : sizes[part.kind]),
    0,
  )
}

export type FlagTemplateProblem = 'tooGuessable' | 'tooLong'

/** Why a template must not be used: another team could guess its flags, or none of them could be sent. */
export function flagTemplateProblem(template: string): FlagTemplateProblem | null {
  if (template.trim() === '') return null
  if (flagLength(template) > LIMITS.flagLength) return 'tooLong'
  if (PLACEHOLDER.test(template)) return null
  return leetEntropy(template) >= LIMITS.flagTemplateBits ? null : 'tooGuessable'
}
