import { posix } from 'node:path'
import { nameChanges } from '#import/changes.ts'
import type { Changes } from '#import/changes.ts'
import { defaultScore } from '#mapping/scoring.ts'
import type { Note } from '#mapping/notes.ts'
import type { BrokenFile } from '#pack/classify.ts'
import type { PackChallenge } from '#pack/read.ts'
import type { Row } from '#report/report.ts'

/** The row of a challenge that has not been processed. */
export function newRow(challenge: PackChallenge, notes: readonly Note[] = []): Row {
  const { source, title, category, fields, flags, files, handoutFiles } = challenge
  return {
    source,
    title,
    category,
    points: fields.originalScore ?? defaultScore,
    flags: flags.length,
    files: { named: files.length, found: handoutFiles.length },
    outcome: 'created',
    changes: [],
    notes: [...challenge.notes, ...notes],
  }
}

export const failedRow = (challenge: PackChallenge, error: string): Row => ({
  ...newRow(challenge),
  outcome: 'failed',
  error,
})

/** The row of a challenge file that cannot be read, under the name of its folder. */
export const brokenRow = ({ source, problem }: BrokenFile): Row => ({
  source,
  title: posix.basename(posix.dirname(source)) || source,
  flags: 0,
  files: { named: 0, found: 0 },
  outcome: 'failed',
  changes: [],
  notes: [],
  error: problem,
})

/** A row about a challenge the server has already. */
export function comparedRow(
  challenge: PackChallenge,
  changes: Changes,
  notes: readonly Note[],
): Row {
  const named = nameChanges(changes)
  return {
    ...newRow(challenge, [...notes, ...changes.notes]),
    outcome: named.length > 0 ? 'updated' : 'unchanged',
    changes: named,
  }
}
