import type { Db, NewRow, Row } from '#db/database.ts'

type Player = Pick<Row<'acceptances'>, 'participation_id' | 'user_id'>
type Accepted = Player & Pick<Row<'acceptances'>, 'division_id' | 'declaration'>

/** Whether a player has accepted exactly this text in this division. */
export async function findAcceptance(db: Db, wanted: Accepted): Promise<boolean> {
  const found = await db
    .selectFrom('acceptances')
    .select('id')
    .where('participation_id', '=', wanted.participation_id)
    .where('user_id', '=', wanted.user_id)
    .where('division_id', '=', wanted.division_id)
    .where('declaration', '=', wanted.declaration)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertAcceptance(tx: Db, row: NewRow<'acceptances'>): Promise<void> {
  await tx.insertInto('acceptances').values(row).execute()
}
