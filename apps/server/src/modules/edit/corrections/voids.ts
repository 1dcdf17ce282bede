import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'
import { correctBloodNotices } from '#modules/edit/corrections/blood-notices.ts'
import { requireReason } from '#modules/edit/corrections/policy.ts'
import {
  deleteSolve,
  deleteVoid,
  findSubmission,
  insertVoid,
  isVoid,
  solveBy,
} from '#modules/edit/corrections/repository.ts'
import { lockChallenges } from '#modules/game/submit/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'

interface Where {
  readonly gameId: number
  readonly submissionId: number
}

/** The solve whose team and challenge have another one now, or none. */
interface Corrected {
  readonly result: void
  readonly keys: readonly { readonly participationId: number; readonly challengeId: number }[]
}

/** From now on the answer counts as if it had never been. Throws Refusal. */
export async function voidSolve(
  tx: Db,
  where: Where,
  {
    reason,
    userId,
    atMs,
  }: { readonly reason: string; readonly userId: string; readonly atMs: number },
): Promise<Corrected> {
  const why = requireReason(reason)
  const submission = await requireSubmission(tx, where)
  if (await isVoid(tx, submission.id)) throw new Refusal(400, 'solveVoided')
  if (!(await deleteSolve(tx, submission.id))) throw new Refusal(400, 'notASolve')
  await insertVoid(tx, {
    submission_id: submission.id,
    game_id: where.gameId,
    participation_id: submission.participation_id,
    team_id: submission.team_id,
    challenge_id: submission.challenge_id,
    reason: why,
    user_id: userId,
    created_at: ms(atMs),
  })
  return corrected(tx, submission)
}

/** The answer counts again, from its own moment on. Throws Refusal. */
export async function restoreSolve(tx: Db, where: Where): Promise<Corrected> {
  const submission = await requireSubmission(tx, where)
  if (!(await deleteVoid(tx, submission.id))) throw new Refusal(400, 'solveNotVoided')
  await solveBy(tx, submission)
  return corrected(tx, submission)
}

/** Right answers to the challenge wait until the transaction ends, as they do for each other. */
async function requireSubmission(tx: Db, where: Where): Promise<Row<'submissions'>> {
  const submission = await findSubmission(tx, where)
  if (!submission) throw new Refusal(404, 'submissionNotFound')
  await lockChallenges(tx, [submission.challenge_id])
  return submission
}

async function corrected(tx: Db, submission: Row<'submissions'>): Promise<Corrected> {
  await correctBloodNotices(tx, submission.challenge_id)
  const { participation_id: participationId, challenge_id: challengeId } = submission
  return { result: undefined, keys: [{ participationId, challengeId }] }
}
