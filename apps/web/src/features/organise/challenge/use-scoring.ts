import type { Schema } from '@halyard/api'
import { useGetScoreboard, useGetScoring } from '@halyard/query'
import type { ReadBoard } from '@halyard/query'
import type { ScoringWay } from '#features/organise/challenge/effects.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

/** How the points of a challenge fall, as it is stored. */
export type StoredScoring = Schema<'ScoringModel'>

/** How the points of a challenge fall; undefined on servers that know the curve alone, and until it has come. */
export function useScoring(gameId: number, challengeId: number): StoredScoring | undefined {
  const enabled = useHasExtension('scoring')
  return useGetScoring(gameId, challengeId, { enabled }).data
}

/** Few formulas name the teams: only for them the editor loads what reads a board. */
const readBoard: ReadBoard<BoardTable> = async (call) => {
  const reader = await import('#shared/board/read-board.ts')
  return reader.readBoard(call)
}

/** With the teams on the board, which are counted only where a formula names them. */
export function useScoringWay(
  gameId: number,
  scoring: ScoringWay['scoring'] | undefined,
): ScoringWay | undefined {
  const enabled = scoring?.kind === 'expression' && /\bteams\b/.test(scoring.expression)
  const board = useGetScoreboard(gameId, readBoard, { enabled })
  return scoring && { scoring, teams: board.data?.content.count ?? 0 }
}
