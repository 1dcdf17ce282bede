import type { BoardAdjustment } from './facts.ts'
import type { BoardAdjustmentView, BoardRow } from './model.ts'

/** Adjustments by the participation they belong to. */
export type AdjustmentLookup = (participationId: number) => readonly BoardAdjustment[]

const NONE: readonly BoardAdjustment[] = []

/** Most teams have none. */
export function adjustmentLookup(adjustments: readonly BoardAdjustment[]): AdjustmentLookup {
  const ofTeam = Map.groupBy(adjustments, ({ participationId }) => participationId)
  return (participationId) => ofTeam.get(participationId) ?? NONE
}

/** What a row has of them: nothing where there are none, so that boards without any are as they always were. */
export function adjustmentPart(
  adjustments: readonly BoardAdjustment[],
): Pick<BoardRow, 'adjustments'> {
  if (adjustments.length === 0) return {}
  return { adjustments: adjustments.toSorted((a, b) => a.at - b.at || a.id - b.id).map(view) }
}

/** What they come to. */
export const adjustmentSum = (adjustments: readonly { readonly points: number }[]): number =>
  adjustments.reduce((sum, { points }) => sum + points, 0)

/** The id is not first: readers of a board that is still coming in know the next team by it. */
const view = ({ id, kind, points, reason, at }: BoardAdjustment): BoardAdjustmentView => ({
  kind,
  id,
  points,
  reason,
  time: at,
})

/** The steps of a team's total in the order of time; of the same moment, solves come first. */
export function scoreSteps({
  solvedChallenges,
  adjustments,
}: Pick<BoardRow, 'solvedChallenges' | 'adjustments'>): { time: number; points: number }[] {
  const steps = solvedChallenges.map(({ time, score }) => ({ time, points: score }))
  if (!adjustments) return steps
  return [...steps, ...adjustments.map(({ time, points }) => ({ time, points }))].toSorted(
    (a, b) => a.time - b.time,
  )
}
