import type { ChallengeInfo, Scoreboard } from '@halyard/api'
import { byCategory } from '#shared/game/challenge/categories.ts'

/** The challenges of one category, side by side. */
export type ColumnGroup = {
  readonly category: string
  readonly challenges: readonly ChallengeInfo[]
}

/** Columns of the matrix in board order. */
export const columnGroups = ({ challenges }: Pick<Scoreboard, 'challenges'>): ColumnGroup[] =>
  Object.entries(challenges)
    .filter(([, list]) => list.length > 0)
    .toSorted(([a], [b]) => byCategory(a, b))
    .map(([category, list]) => ({ category, challenges: list }))

/** All challenges in the order of their columns. */
export const columnsOf = (groups: readonly ColumnGroup[]): ChallengeInfo[] =>
  groups.flatMap(({ challenges }) => challenges)
