import type { PassedOver } from '@halyard/packs'
import { lossesOf } from '@halyard/packs/send'
import type { Outcome, Row } from '@halyard/packs/send'

/** The whole run. */
export type Report = {
  /** Absent when the files were checked without a server. */
  server?: string
  dryRun: boolean
  game: {
    title: string
    id?: number
    startMs?: number
    endMs?: number
    /** Whether players do not see it. */
    hidden?: boolean
    /** Failed when the game could not be given its times. */
    outcome: Outcome
    error?: string
  }
  rows: Row[]
  /** Files that are named like challenge files and belong to other tools. */
  passedOver: PassedOver[]
  requests: number
  seconds: number
}

/** 0 when everything is in (or could be), 2 when something was left out. */
export const exitCodeOf = ({ game, rows }: Report): 0 | 2 =>
  [game, ...rows].some(({ outcome }) => outcome === 'failed') ||
  rows.some((row) => lossesOf(row).length > 0)
    ? 2
    : 0
