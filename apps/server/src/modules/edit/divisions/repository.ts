import type { Db, NewRow, Row, RowChange } from '#db/database.ts'

export type Division = Row<'divisions'>
export type DivisionConfig = Row<'division_challenges'>

export function listDivisions(db: Db, gameId: number): Promise<Division[]> {
  return db
    .selectFrom('divisions')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute()
}

export function listConfigs(db: Db, gameId: number): Promise<DivisionConfig[]> {
  return db
    .selectFrom('division_challenges')
    .innerJoin('divisions', 'divisions.id', 'division_challenges.division_id')
    .selectAll('division_challenges')
    .where('divisions.game_id', '=', gameId)
    .orderBy('division_challenges.challenge_id')
    .execute()
}

const selectDivision = (db: Db, gameId: number, id: number) =>
  db.selectFrom('divisions').selectAll().where('game_id', '=', gameId).where('id', '=', id)

export const findDivision = (db: Db, gameId: number, id: number): Promise<Division | undefined> =>
  selectDivision(db, gameId, id).executeTakeFirst()

export const lockDivision = (tx: Db, gameId: number, id: number): Promise<Division | undefined> =>
  selectDivision(tx, gameId, id).forUpdate().executeTakeFirst()

export function insertDivision(tx: Db, division: NewRow<'divisions'>): Promise<Division> {
  return tx.insertInto('divisions').values(division).returningAll().executeTakeFirstOrThrow()
}

export function updateDivision(
  tx: Db,
  id: number,
  change: RowChange<'divisions'>,
): Promise<Division> {
  return tx
    .updateTable('divisions')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Its teams stay in the game, without division. */
export async function deleteDivision(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('divisions').where('id', '=', id).execute()
}

/** The whole set of entries for single challenges becomes this one. */
export async function replaceConfigs(
  tx: Db,
  divisionId: number,
  configs: readonly { challengeId: number; permissions: number }[],
): Promise<void> {
  const kept = configs.map(({ challengeId }) => challengeId)
  await tx
    .deleteFrom('division_challenges')
    .where('division_id', '=', divisionId)
    .$if(kept.length > 0, (rules) => rules.where('challenge_id', 'not in', kept))
    .execute()
  if (configs.length === 0) return
  await tx
    .insertInto('division_challenges')
    .values(
      configs.map(({ challengeId, permissions }) => ({
        division_id: divisionId,
        challenge_id: challengeId,
        permissions,
      })),
    )
    .onConflict((known) =>
      known
        .columns(['division_id', 'challenge_id'])
        .doUpdateSet((row) => ({ permissions: row.ref('excluded.permissions') })),
    )
    .execute()
}

export async function listChallengeIds(db: Db, gameId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('challenges')
    .select('id')
    .where('game_id', '=', gameId)
    .execute()
  return rows.map(({ id }) => id)
}
