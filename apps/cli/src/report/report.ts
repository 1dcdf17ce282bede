import type { ChallengeCategory } from '@halyard/api'
import type { Note } from '#mapping/notes.ts'

export const outcomes = ['created', 'updated', 'unchanged', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

/** The outcome of one challenge file, or the expected one in a dry run. */
export type Row = {
  source: string
  title: string
  category: ChallengeCategory
  points: number
  flags: number
  files: { named: number; found: number }
  outcome: Outcome
  /** What an update changes, as text. */
  changes: string[]
  notes: Note[]
  /** Why it failed. */
  error?: string
}

/** The whole run. */
export type Report = {
  /** Absent when the files were checked without a server. */
  server?: string
  dryRun: boolean
  game: { title: string; id?: number; startMs?: number; endMs?: number; outcome: Outcome }
  rows: Row[]
  requests: number
  seconds: number
}

/** Rows by outcome, every outcome named. */
export function countOutcomes(rows: readonly Row[]): Record<Outcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** 0 when every challenge is in (or could be), 2 when some are not. */
export const exitCodeOf = ({ rows }: Report): 0 | 2 =>
  rows.some(({ outcome }) => outcome === 'failed') ? 2 : 0
