import type { GameComparison } from '#move-in/compare.ts'
import type { Remark } from '#move-in/remarks.ts'

/** Rows of one kind: in the source, moved, and found here afterwards. */
export interface TableReport {
  readonly name: string
  readonly inSource: number
  readonly moved: number
  readonly found: number
}

/** What was done, or would be. */
export interface MoveReport {
  readonly source: string
  readonly isDryRun: boolean
  readonly seconds: number
  readonly fileBytes: number
  readonly tables: readonly TableReport[]
  readonly games: readonly GameComparison[]
  readonly remarks: readonly Remark[]
  readonly staysBehind: readonly string[]
}

/** Everything that arrived equals the source. */
export function isEqual({ tables, games }: MoveReport): boolean {
  return (
    tables.every(({ moved, found }) => moved === found) &&
    games.every(({ differences }) => differences.length === 0)
  )
}

/** Every board is the one that the source shows. */
export const isBoardKept = ({ games }: MoveReport): boolean =>
  games.every(({ places, totals }) => places.length === 0 && totals.length === 0)

/** 0: all of it; 2: something could not be moved, or counts otherwise; 3: what arrived differs from the source. */
export function exitCodeOf(report: MoveReport): 0 | 2 | 3 {
  if (!isEqual(report)) return 3
  const isLess = report.remarks.some(({ weight }) => weight === 'closed' || weight === 'lost')
  return isLess || !isBoardKept(report) ? 2 : 0
}
