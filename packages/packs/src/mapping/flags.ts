import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { patternProblem } from '@halyard/flags'
import type { PatternProblem } from '@halyard/flags'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { MappingOptions } from '#mapping/options.ts'
import { fields, list, text } from '#mapping/values.ts'

const longest = limits.flagCreateModel.flag.maxLength

/** By the flag, how it is compared; those that are not named are compared exactly. */
export type FlagMatches = ReadonlyMap<string, Exclude<Schema<'FlagMatch'>, 'exact'>>

type Flag =
  | { content: string; match?: Schema<'FlagMatch'>; notes: Note[] }
  | { content?: never; notes: Note[] }
type Mapped = { flags: string[]; matches: FlagMatches; isExact: boolean; notes: Note[] }
type Options = Pick<MappingOptions, 'exactFlags' | 'flagMatches'>

/**
 * The flags the platform can hold, each once. Where it compares exactly alone, a pattern is left out, and a case-insensitive flag is kept
 * as it is written. `isExact` is false where a right answer of the file would so be refused.
 */
export function mapFlags(value: unknown, options: Options): Mapped {
  const { exactFlags } = options
  const flags = new Set<string>()
  const matches = new Map<string, 'ignoreCase' | 'regex'>()
  const notes: Note[] = []
  let repeated = 0
  for (const entry of list(value)) {
    const flag = readFlag(entry, options)
    notes.push(...flag.notes)
    if (flag.content === undefined) continue
    if (flag.match && flag.match !== 'exact') matches.set(flag.content, flag.match)
    if (flags.has(flag.content)) repeated += 1
    else flags.add(flag.content)
  }
  if (repeated > 0) notes.push(note('flag-repeated', `${count(repeated, 'flag')} given twice`))
  const isExact = exactFlags || !notes.some(({ code }) => inexact.includes(code))
  return { flags: [...flags], matches, isExact, notes: joinSame(notes) }
}

const inexact: readonly Note['code'][] = ['flag-regex', 'flag-case', 'flag-unusable']

function readFlag(entry: unknown, { exactFlags, flagMatches }: Options): Flag {
  const written = fields(entry)
  const pattern = text(written.regex)
  const given = text(entry) ?? text(written.content) ?? text(written.flag) ?? pattern
  // A block of YAML ends in a line break, which nobody can type into a flag field.
  const content = given?.replace(/[\r\n]+$/, '')
  if (content === undefined) return refused('flag-unusable', 'flag without text')
  const ignoresCase = text(written.data)?.toLowerCase() === 'case_insensitive'
  if (pattern !== undefined || text(written.type)?.toLowerCase() === 'regex')
    return flagMatches ? readPattern(content, ignoresCase) : refused('flag-regex', 'regex flag')
  if (content.length > longest) {
    return refused('flag-unusable', `flag over ${longest} characters`)
  }
  if (ignoresCase && flagMatches) return { content, match: 'ignoreCase', notes: [] }
  if (!ignoresCase) return { content, notes: [] }
  const code = exactFlags ? 'flag-exact' : 'flag-case'
  return { content, notes: [note(code, 'case-insensitive flag')] }
}

/** What says that a pattern ignores case, inside of it. */
const anyCase = '(?i)'

function readPattern(content: string, ignoresCase: boolean): Flag {
  const isMarked = !ignoresCase || content.startsWith(anyCase)
  const pattern = isMarked ? content : `${anyCase}${content}`
  if (pattern.length > longest)
    return refused('flag-unusable', `regex flag over ${longest} characters`)
  const problem = patternProblem(pattern)
  if (problem) return refused('flag-unusable', `regex flag: ${problemWords[problem.kind]}`)
  return { content: pattern, match: 'regex', notes: [] }
}

const problemWords = {
  unclosed: 'a bracket is not closed',
  unopened: 'a bracket closes nothing',
  repetition: 'a repetition that cannot be',
  range: 'a range that cannot be',
  escape: 'an escape that is not known',
  group: 'a group that RE2 does not have, such as a look ahead',
  tooLarge: 'too large',
  matchesEmpty: 'matches an empty answer',
} satisfies Record<PatternProblem['kind'], string>

const refused = (code: Note['code'], why: string): Flag => ({ notes: [note(code, why)] })

/** Combines remarks of one kind: "18 × case-insensitive flag". */
function joinSame(notes: readonly Note[]): Note[] {
  const times = Map.groupBy(notes, ({ code, text: words }) => `${code} ${words}`)
  return [...times.values()].map((same) => {
    const [first] = same
    if (!first) throw new Error('A group has at least one member')
    return same.length === 1 ? first : { ...first, text: `${same.length} × ${first.text}` }
  })
}

const count = (times: number, word: string) => `${times} ${word}${times === 1 ? '' : 's'}`
