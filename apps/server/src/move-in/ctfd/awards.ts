import type { BoardAdjustment } from '@halyard/rules'
import type { Award } from '#move-in/ctfd/answers.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import { GAME_ID } from '#move-in/ctfd/game.ts'
import type { Values } from '#move-in/origin.ts'

const MOST_POINTS = 1_000_000
const LONGEST_REASON = 500

/** Awards that give or take something, prices of hints among them: what teams have beside the points of their solves. */
export const countedAwards = (source: Export): readonly Award[] =>
  source.awards.filter(({ points }) => pointsOf(points) !== 0)

/** Within what an adjustment can be. */
const pointsOf = (points: number): number =>
  Math.max(-MOST_POINTS, Math.min(Math.trunc(points), MOST_POINTS))

/** An award as our scoreboard counts it. The hint that was paid for is known by its name alone. */
export const adjustmentOf = ({ id, teamId, points, name, atMs }: Award): BoardAdjustment => ({
  id,
  participationId: teamId,
  kind: 'award',
  points: pointsOf(points),
  reason: name.slice(0, LONGEST_REASON),
  at: atMs,
})

export function adjustmentRow(award: Award): Values {
  const { participationId, kind, points, reason, at } = adjustmentOf(award)
  return {
    game_id: GAME_ID,
    participation_id: participationId,
    team_id: participationId,
    kind,
    points,
    reason,
    created_at: new Date(at).toISOString(),
  }
}
