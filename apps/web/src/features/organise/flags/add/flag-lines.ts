import { limits } from '@halyard/api'
import { hasLength, isFileLink } from '@halyard/rules'

const { flag: flagLimit, remoteUrl: urlLimit } = limits.flagCreateModel

/** Characters that nobody sees and nobody types: a flag with one of them is never answered. */
const invisible = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

const lineBreak = /\r\n|[\n\r\u2028\u2029]/

/** Why a text cannot be a flag. */
export type FlagProblem = 'empty' | 'tooLong' | 'invisible'

/** What is wrong with a flag by itself. */
export function flagProblem(flag: string): FlagProblem | undefined {
  if (flag.trim() === '') return 'empty'
  if (invisible.test(flag)) return 'invisible'
  return hasLength(flag, flagLimit) ? undefined : 'tooLong'
}

/** Why an address cannot be that of a file elsewhere. */
export type LinkProblem = 'noLink' | 'notHttp' | 'badLink' | 'longLink'

/** What is wrong with the address of a file elsewhere. */
export function linkProblem(link: string): LinkProblem | undefined {
  if (link === '') return 'noLink'
  if (!hasLength(link, { minLength: 1, ...urlLimit })) return 'longLink'
  if (!/\s/.test(link) && isFileLink(link)) return undefined
  return /^https?:\/\//i.test(link) ? 'badLink' : 'notHttp'
}

/** A line that cannot be added, counted from 1. `sameAs` is the line that says it first. */
export type LineProblem =
  | { line: number; kind: FlagProblem | LinkProblem | 'known' }
  | { line: number; kind: 'repeated'; sameAs: number }

export type FlagLine = { flag: string; link?: string }

export type ReadLines = {
  flags: FlagLine[]
  problems: LineProblem[]
  /** The lines that have a problem, as they were typed. */
  rest: string
}

/** How a line is read: what it says, and what is wrong with it. */
type LineReader = (line: string) => FlagLine & { problem: FlagProblem | LinkProblem | undefined }

const readFlag: LineReader = (flag) => ({ flag, problem: flagProblem(flag) })

/** The link is what begins like one, else the last word; blanks, a comma or a semicolon are before it. */
const readFlagAndLink: LineReader = (line) => {
  const parts = /^(.*?)[\s,;]+(https?:\/\/.*)$/isu.exec(line) ?? /^(.*?)\s+(\S+)$/su.exec(line)
  const [, flag = line, link = ''] = parts ?? []
  return { flag, link, problem: flagProblem(flag) ?? linkProblem(link) }
}

/**
 * Reads flags, one on each line. Blanks around a line and empty lines mean nothing; a flag that is there already, or that an earlier
 * line has, is a problem of its line.
 *
 * @param known flags that the challenge has
 * @param withLinks whether each line ends with the address of the file that belongs to its flag
 */
export function readLines(
  text: string,
  known: ReadonlySet<string>,
  { withLinks = false }: { withLinks?: boolean } = {},
): ReadLines {
  const read = withLinks ? readFlagAndLink : readFlag
  const lineOf = new Map<string, number>()
  const refusalOf = (flag: string, line: number): LineProblem | undefined => {
    const sameAs = lineOf.get(flag)
    if (sameAs !== undefined) return { line, kind: 'repeated', sameAs }
    return known.has(flag) ? { line, kind: 'known' } : undefined
  }
  const flags: FlagLine[] = []
  const problems: LineProblem[] = []
  const rest: string[] = []
  for (const [index, typed] of text.split(lineBreak).entries()) {
    const line = index + 1
    const trimmed = typed.trim()
    if (trimmed === '') continue
    const { problem, ...found } = read(trimmed)
    const refused = problem ? { line, kind: problem } : refusalOf(found.flag, line)
    if (refused) {
      problems.push(refused)
      rest.push(typed)
    } else {
      lineOf.set(found.flag, line)
      flags.push(found)
    }
  }
  return { flags, problems, rest: rest.join('\n') }
}
