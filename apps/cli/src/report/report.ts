import type { PassedOver } from '@halyard/packs'
import { lossesOf } from '@halyard/packs/send'
import type { Outcome, Row } from '@halyard/packs/send'

/** The whole run. */
export type Report = {
  /** Absent when the files were checked without a server. */
  server?: string
  dryRun: boolean
  /** Whether it was stopped before all challenges were sent. */
  isStopped?: boolean
  game: {
    title: string
    id?: number
    startMs?: number
    endMs?: number
    /** Whether players do not see it. */
    hidden?: boolean
    /** Failed when the game could not be given its times. */
    outcome: Outcome
    /** Why it failed, or was not published. */
    error?: string
  }
  rows: Row[]
  /** What of the game itself did not arrive, in a line each. */
  leftOut: string[]
  /** Files that are named like challenge files and belong to other tools. */
  passedOver: PassedOver[]
  requests: number
  seconds: number
}

/** 0 when everything is in (or could be), 2 when something was left out, 130 (as for Ctrl+C) when it was stopped. */
export function exitCodeOf({ game, rows, leftOut, isStopped }: Report): 0 | 2 | 130 {
  if (isStopped) return 130
  const isLess =
    game.error !== undefined ||
    leftOut.length > 0 ||
    [game, ...rows].some(({ outcome }) => outcome === 'failed') ||
    rows.some((row) => lossesOf(row).length > 0)
  return isLess ? 2 : 0
}
