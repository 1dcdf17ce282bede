import { sql } from 'kysely'
import type { Db, NewRow } from '#db/database.ts'

/** So many of the newest are shown to a team; it waits for answers long before it has asked as many. */
const SHOWN = 200

const questions = (db: Db, userId: string) =>
  db
    .selectFrom('questions')
    .leftJoin('users', 'users.id', 'questions.user_id')
    .selectAll('questions')
    .select('users.user_name as user')
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('question_reads')
            .select(sql`1`.as('one'))
            .whereRef('question_reads.question_id', '=', 'questions.id')
            .where('question_reads.user_id', '=', userId),
        )
        .as('isRead'),
    )

export type TeamQuestion = Awaited<ReturnType<typeof listTeamQuestions>>[number]

/** Of one team, the newest first; read or not by one of its players. */
export const listTeamQuestions = (db: Db, participationId: number, userId: string) =>
  questions(db, userId)
    .where('questions.participation_id', '=', participationId)
    .orderBy('questions.id', 'desc')
    .limit(SHOWN)
    .execute()

/** How many questions of a team wait for an answer. */
export async function countWaiting(db: Db, participationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('participation_id', '=', participationId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertQuestion(tx: Db, question: NewRow<'questions'>): Promise<number> {
  const { id } = await tx
    .insertInto('questions')
    .values(question)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks those that are answered, and of the team, as read by one of its players. */
export async function markRead(
  tx: Db,
  { participationId, userId }: { readonly participationId: number; readonly userId: string },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('question_reads')
    .columns(['question_id', 'user_id'])
    .expression((query) =>
      query
        .selectFrom('questions')
        .select((select) => ['id', select.val(userId).as('user_id')])
        .where('id', 'in', ids)
        .where('participation_id', '=', participationId)
        .where('answered_at', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
