import { ms } from '#db/database.ts'
import type { Db, NewRow, Row } from '#db/database.ts'

export type AdjustmentLine = Awaited<ReturnType<typeof listAdjustments>>[number]

const selectAdjustments = (db: Db) =>
  db
    .selectFrom('adjustments')
    .innerJoin('teams', 'teams.id', 'adjustments.team_id')
    .leftJoin('users', 'users.id', 'adjustments.user_id')
    .leftJoin('priced_hints', 'priced_hints.id', 'adjustments.hint_id')
    .leftJoin('challenges', 'challenges.id', 'priced_hints.challenge_id')
    .selectAll('adjustments')
    .select(['challenges.id as challenge_id', 'challenges.title as challenge_title'])
    .select(['teams.name as team_name', 'users.user_name'])

/** Newest first, those that were undone included. */
export const listAdjustments = (db: Db, gameId: number) =>
  selectAdjustments(db)
    .where('adjustments.game_id', '=', gameId)
    .orderBy('adjustments.created_at', 'desc')
    .orderBy('adjustments.id', 'desc')
    .execute()

export const readAdjustment = (db: Db, id: number): Promise<AdjustmentLine> =>
  selectAdjustments(db).where('adjustments.id', '=', id).executeTakeFirstOrThrow()

export async function insertAdjustment(tx: Db, adjustment: NewRow<'adjustments'>): Promise<number> {
  const { id } = await tx
    .insertInto('adjustments')
    .values(adjustment)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockAdjustment = (
  tx: Db,
  { gameId, id }: { readonly gameId: number; readonly id: number },
): Promise<Row<'adjustments'> | undefined> =>
  tx
    .selectFrom('adjustments')
    .selectAll()
    .where('id', '=', id)
    .where('game_id', '=', gameId)
    .forUpdate()
    .executeTakeFirst()

export async function endAdjustment(tx: Db, id: number, atMs: number): Promise<void> {
  await tx
    .updateTable('adjustments')
    .set({ undone_at: ms(atMs) })
    .where('id', '=', id)
    .execute()
}

export const findParticipation = (
  db: Db,
  gameId: number,
  id: number,
): Promise<Row<'participations'> | undefined> =>
  db
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', id)
    .where('game_id', '=', gameId)
    .executeTakeFirst()

export const findSubmission = (
  db: Db,
  { gameId, submissionId }: { readonly gameId: number; readonly submissionId: number },
): Promise<Row<'submissions'> | undefined> =>
  db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', submissionId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()

export const isVoid = async (db: Db, submissionId: number): Promise<boolean> =>
  (await db
    .selectFrom('voids')
    .select('submission_id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()) !== undefined

export async function insertVoid(tx: Db, row: NewRow<'voids'>): Promise<void> {
  await tx.insertInto('voids').values(row).execute()
}

/** False when there is none. */
export async function deleteVoid(tx: Db, submissionId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('voids')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** False when the answer is no solve. */
export async function deleteSolve(tx: Db, submissionId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('solves')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The answer becomes the solve of its team, unless an earlier one is. */
export async function solveBy(tx: Db, submission: Row<'submissions'>): Promise<void> {
  await tx
    .insertInto('solves')
    .values({
      participation_id: submission.participation_id,
      challenge_id: submission.challenge_id,
      game_id: submission.game_id,
      submission_id: submission.id,
      user_id: submission.user_id,
      solved_at: ms(submission.submitted_at),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['participation_id', 'challenge_id'])
        .doUpdateSet((row) => ({
          submission_id: row.ref('excluded.submission_id'),
          user_id: row.ref('excluded.user_id'),
          solved_at: row.ref('excluded.solved_at'),
        }))
        .whereRef('excluded.solved_at', '<', 'solves.solved_at'),
    )
    .execute()
}
