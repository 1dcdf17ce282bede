import type { SubmissionType } from '@halyard/api'
import { solveKindAt } from '#shared/board/table.ts'
import type { BoardTable } from '#shared/board/table.ts'

/** A team that solved a challenge. */
export type Solver = {
  readonly teamId: number
  readonly name: string
  readonly avatar: string | null
  readonly kind: SubmissionType
  /** Epoch milliseconds. */
  readonly time: number
}

/** The teams that solved a challenge, the first one first. */
export function solversOf(table: BoardTable, challengeId: number): Solver[] {
  const solvers: Solver[] = []
  for (let index = 0; index < table.count; index++) {
    const last = table.solveStart[index + 1] ?? 0
    for (let at = table.solveStart[index] ?? 0; at < last; at++) {
      if (table.solveOf[at] !== challengeId) continue
      solvers.push({
        teamId: table.id[index] ?? 0,
        name: table.name[index] ?? '',
        avatar: table.avatar[index] ?? null,
        kind: solveKindAt(table, at),
        time: table.solveAt[at] ?? 0,
      })
    }
  }
  return solvers.toSorted((a, b) => a.time - b.time || a.teamId - b.teamId)
}
