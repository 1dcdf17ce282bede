import { limits } from '@halyard/api'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import { fields, list, text } from '#mapping/values.ts'

const longest = limits.flagCreateModel.flag.maxLength

type Flag = { content: string; notes: Note[] } | { content?: never; notes: Note[] }
type Mapped = { flags: string[]; isExact: boolean; notes: Note[] }

/**
 * The flags the platform can hold, each once. It compares exactly: a pattern is left out, a case-insensitive flag is kept as it
 * is written. `isExact` is false where a right answer of the file would so be refused.
 *
 * @param exactFlags whether the organiser agrees to exact comparison
 */
export function mapFlags(value: unknown, exactFlags: boolean): Mapped {
  const flags = new Set<string>()
  const notes: Note[] = []
  let repeated = 0
  for (const entry of list(value)) {
    const flag = readFlag(entry, exactFlags)
    notes.push(...flag.notes)
    if (flag.content === undefined) continue
    if (flags.has(flag.content)) repeated += 1
    else flags.add(flag.content)
  }
  if (repeated > 0) notes.push(note('flag-repeated', `${count(repeated, 'flag')} given twice`))
  const isExact = exactFlags || !notes.some(({ code }) => inexact.includes(code))
  return { flags: [...flags], isExact, notes: joinSame(notes) }
}

const inexact: readonly Note['code'][] = ['flag-regex', 'flag-case', 'flag-unusable']

function readFlag(entry: unknown, exactFlags: boolean): Flag {
  const written = fields(entry)
  const given = text(entry) ?? text(written.content) ?? text(written.flag)
  // A block of YAML ends in a line break, which nobody can type into a flag field.
  const content = given?.replace(/[\r\n]+$/, '')
  if (content === undefined) return refused('flag-unusable', 'flag without text')
  if (text(written.type)?.toLowerCase() === 'regex') return refused('flag-regex', 'regex flag')
  if (content.length > longest) {
    return refused('flag-unusable', `flag over ${longest} characters`)
  }
  const ignoresCase = text(written.data)?.toLowerCase() === 'case_insensitive'
  if (!ignoresCase) return { content, notes: [] }
  const code = exactFlags ? 'flag-exact' : 'flag-case'
  return { content, notes: [note(code, 'case-insensitive flag')] }
}

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
