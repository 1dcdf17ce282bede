import { flagProblem } from '#features/organise/flags/add/flag-lines.ts'
import type { FlagProblem } from '#features/organise/flags/add/flag-lines.ts'
import type { Upload } from '#features/organise/flags/attachment/upload-queue.ts'

/** What is typed as the flag of each file, by the id of its upload. */
export type TypedFlags = { readonly [uploadId: string]: string }

/** The flag in the name of a file, such as `flag{…}.zip`; none where the name has no braces. */
export const flagInName = (name: string): string => /^.*\{.*\}/.exec(name)?.[0] ?? ''

/** The flag of a file: what was typed, else what its name says. */
export const flagOf = ({ id, name }: Pick<Upload, 'id' | 'name'>, typed: TypedFlags): string =>
  (typed[id] ?? flagInName(name)).trim()

/**
 * Spreads a pasted column over the files, beginning with one of them. Lines of a table, `file name, tab, flag`, go to the files with
 * these names instead.
 */
export function spreadFlags(
  text: string,
  uploads: readonly Pick<Upload, 'id' | 'name'>[],
  firstId: string,
): TypedFlags {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '')
  const first = uploads.findIndex(({ id }) => id === firstId)
  const spread: Record<string, string> = {}
  for (const [index, line] of lines.entries()) {
    const [name = '', flag] = line.split('\t')
    const named = flag === undefined ? undefined : uploads.find((upload) => upload.name === name)
    const target = named ?? uploads[first + index]
    if (target) spread[target.id] = (flag ?? line).trim()
  }
  return spread
}

export type FileFlagProblem = FlagProblem | 'known' | 'repeated'

/** What is wrong with the flag of each file, by the id of its upload; no entry where nothing is. */
export function fileFlagProblems(
  uploads: readonly Pick<Upload, 'id' | 'name'>[],
  typed: TypedFlags,
  known: ReadonlySet<string>,
): ReadonlyMap<string, FileFlagProblem> {
  const problems = new Map<string, FileFlagProblem>()
  const seen = new Set<string>()
  for (const upload of uploads) {
    const flag = flagOf(upload, typed)
    const problem =
      flagProblem(flag) ?? (known.has(flag) ? 'known' : seen.has(flag) ? 'repeated' : undefined)
    if (problem) problems.set(upload.id, problem)
    seen.add(flag)
  }
  return problems
}
