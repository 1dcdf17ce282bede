import type { Db } from '#db/database.ts'

/** The sessions of those who play with the teams that asked, as hexadecimal hashes: nobody else learns that there is a question. */
export async function findAskingSessions(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; session: string }[]> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin(
      'participation_members as member',
      'member.participation_id',
      'questions.participation_id',
    )
    .innerJoin('sessions', 'sessions.user_id', 'member.user_id')
    .select(['questions.id', 'sessions.token_hash'])
    .where('questions.id', 'in', ids)
    .execute()
  return rows.map(({ id, token_hash: hash }) => ({ id, session: hash.toString('hex') }))
}
