import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { requireReason } from '#modules/edit/corrections/policy.ts'
import {
  endAdjustment,
  findParticipation,
  insertAdjustment,
  lockAdjustment,
} from '#modules/edit/corrections/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { adjustmentsKey } from '#modules/scoreboard/service.ts'

/** A change of single rows of the board, and which. */
interface Adjusted {
  /** Id of the adjustment. */
  readonly result: number
  readonly keys: readonly ReturnType<typeof adjustmentsKey>[]
}

/** Gives points to a team, or takes some. Throws Refusal. */
export async function createAdjustment(
  tx: Db,
  gameId: number,
  { participationId, points, reason, isPublic }: Schema<'AdjustmentCreateModel'>,
  { userId, atMs }: { readonly userId: string; readonly atMs: number },
): Promise<Adjusted> {
  if (points === 0) throw new Refusal(400, 'adjustmentIsZero')
  const participation = await findParticipation(tx, gameId, participationId)
  if (!participation) throw new Refusal(404, 'participationNotFound')
  const id = await insertAdjustment(tx, {
    game_id: gameId,
    participation_id: participationId,
    team_id: participation.team_id,
    points,
    reason: requireReason(reason),
    is_public: isPublic ?? false,
    user_id: userId,
    created_at: ms(atMs),
  })
  return { result: id, keys: [adjustmentsKey(participationId)] }
}

/** From now on it does not count any more, of whatever kind it is. Throws Refusal. */
export async function undoAdjustment(
  tx: Db,
  where: { readonly gameId: number; readonly id: number },
  atMs: number,
): Promise<Adjusted> {
  const adjustment = await lockAdjustment(tx, where)
  if (!adjustment) throw new Refusal(404, 'adjustmentNotFound')
  if (adjustment.undone_at !== null) throw new Refusal(400, 'adjustmentUndone')
  await endAdjustment(tx, where.id, atMs)
  return { result: where.id, keys: [adjustmentsKey(adjustment.participation_id)] }
}
