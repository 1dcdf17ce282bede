import type { ChallengeCategory } from '@halyard/api'
import type { Change } from '#import/changes.ts'
import type { Difference } from '#import/differences.ts'
import { losses } from '#mapping/notes.ts'
import type { Note } from '#mapping/notes.ts'

export const outcomes = ['created', 'updated', 'unchanged', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

/** The outcome of one challenge file, or the expected one in a dry run. */
export type Row = {
  source: string
  title: string
  /** Category and points are absent when the file could not be read. */
  category?: ChallengeCategory
  points?: number
  flags: number
  files: { named: number; found: number }
  /** Whether players will see it, once the game is published. */
  isEnabled: boolean
  outcome: Outcome
  /** What an update changes. */
  changes: Change[]
  notes: Note[]
  /** Where everything that differs was looked for: how, in detail. */
  differences?: Difference[]
  /** Why it failed. */
  error?: string
}

/** Rows by outcome, every outcome named. */
export function countOutcomes(rows: readonly Row[]): Record<Outcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** How many players will see. */
export const countEnabled = (rows: readonly Row[]): number =>
  rows.filter(({ isEnabled }) => isEnabled).length

/** What of a challenge did not arrive: the reason of its failure, or the remarks about what is missing. */
export function lossesOf({ source, error, notes }: Row): string[] {
  // An error with line and column follows its file as compilers write it.
  if (error !== undefined) return [`${source}:${/^\d+:\d+: /.test(error) ? '' : ' '}${error}`]
  return notes.filter(({ code }) => losses.includes(code)).map(({ text }) => `${source}: ${text}`)
}
