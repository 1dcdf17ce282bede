import { basename, dirname } from 'pathe'
import { nameChanges } from '#import/changes.ts'
import type { Row } from '#import/row.ts'
import type { Changes } from '#import/changes.ts'
import { defaultScore } from '#mapping/scoring.ts'
import { note } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'
import type { BrokenFile } from '#pack/classify.ts'
import type { PackChallenge } from '#pack/read.ts'

/** A challenge of a pack without the way to its files, as it can be handed from one thread to another. */
export type PlannedChallenge = Omit<
  PackChallenge,
  'handoutFiles' | 'pictureFiles' | 'flagFiles'
> & {
  handoutFiles: readonly unknown[]
  flagFiles: readonly unknown[]
}

/** The row of a challenge that has not been processed. */
export function newRow(
  challenge: PlannedChallenge,
  notes: readonly Note[] = [],
  isEnabled = challenge.isVisible,
): Row {
  const { source, title, category, fields, flags, files, handoutFiles, remoteUrl } = challenge
  const linked = remoteUrl === undefined ? 0 : 1
  return {
    source,
    title,
    category,
    points: fields.originalScore ?? defaultScore,
    flags: flags.length,
    files: { named: files.length + linked, found: handoutFiles.length + linked },
    isEnabled,
    outcome: 'created',
    changes: [],
    notes: [...challenge.notes, ...notes],
  }
}

export const failedRow = (challenge: PlannedChallenge, error: string): Row => ({
  ...newRow(challenge, [], false),
  outcome: 'failed',
  error,
})

/** The row of a challenge file that cannot be read, under the name of its folder. */
export const brokenRow = ({ source, problem }: BrokenFile): Row => ({
  source,
  title: basename(dirname(source)) || source,
  flags: 0,
  files: { named: 0, found: 0 },
  isEnabled: false,
  outcome: 'failed',
  changes: [],
  notes: [],
  error: problem,
})

/** A row about a challenge the server has already. */
export function comparedRow(
  challenge: PlannedChallenge,
  changes: Changes,
  notes: readonly Note[],
  isEnabled: boolean,
): Row {
  const named = nameChanges(changes)
  return {
    ...newRow(challenge, [...notes, ...changes.notes], isEnabled),
    outcome: named.length > 0 ? 'updated' : 'unchanged',
    changes: named,
  }
}

/** The remark about files that are larger than an upload may be. */
export const tooLargeNote = (bytes: number): Note =>
  note('file-too-large', `files of ${sizeOf(bytes)} not sent`)

const sizeOf = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
