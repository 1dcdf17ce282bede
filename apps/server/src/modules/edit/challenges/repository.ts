import { ms } from '#db/database.ts'
import type { Db, NewRow, Row, RowChange } from '#db/database.ts'

export type Challenge = Row<'challenges'>

export function listChallenges(db: Db, gameId: number): Promise<Challenge[]> {
  return db
    .selectFrom('challenges')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute()
}

export function findChallenge(db: Db, gameId: number, id: number): Promise<Challenge | undefined> {
  return db
    .selectFrom('challenges')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks the challenge against other edits until the transaction ends; submissions are not blocked. */
export function lockChallenge(tx: Db, gameId: number, id: number): Promise<Challenge | undefined> {
  return tx
    .selectFrom('challenges')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function insertChallenge(db: Db, challenge: NewRow<'challenges'>): Promise<Challenge> {
  return db.insertInto('challenges').values(challenge).returningAll().executeTakeFirstOrThrow()
}

export function updateChallenge(
  tx: Db,
  id: number,
  change: RowChange<'challenges'>,
): Promise<Challenge> {
  return tx
    .updateTable('challenges')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteChallenge(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('challenges').where('id', '=', id).execute()
}

/** Creates an instance of the challenge for every team of the game, in whatever state. */
export async function createInstances(tx: Db, challenge: Challenge, nowMs: number): Promise<void> {
  await tx
    .insertInto('team_challenges')
    .columns(['participation_id', 'challenge_id', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('participations')
        .select((select) => [
          select.ref('id').as('participation_id'),
          select.val(challenge.id).$castTo<number>().as('challenge_id'),
        ])
        .select(ms(nowMs).as('created_at'))
        .where('game_id', '=', challenge.game_id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
