import type { Db, NewRow, RowChange } from '#db/database.ts'

export interface PricedHint {
  readonly id: number
  readonly text: string
  readonly price: number
  /** Teams that have paid for it. */
  readonly openedBy: number
}

/** In the order that players see. */
export const listHints = (db: Db, challengeId: number): Promise<PricedHint[]> =>
  db
    .selectFrom('priced_hints')
    .select(['id', 'content as text', 'price'])
    .select((row) =>
      row
        .selectFrom('adjustments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('adjustments.hint_id', '=', 'priced_hints.id')
        .where('undone_at', 'is', null)
        .as('openedBy'),
    )
    .where('challenge_id', '=', challengeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, openedBy: row.openedBy ?? 0 })))

/** Those of all challenges of a game. */
export const listHintsOfGame = (db: Db, gameId: number) =>
  db
    .selectFrom('priced_hints')
    .innerJoin('challenges', 'challenges.id', 'priced_hints.challenge_id')
    .select(['challenge_id as challengeId', 'priced_hints.content as text', 'price'])
    .where('challenges.game_id', '=', gameId)
    .orderBy('challenge_id')
    .orderBy('position')
    .orderBy('priced_hints.id')
    .execute()

export async function insertHints(tx: Db, hints: NewRow<'priced_hints'>[]): Promise<void> {
  if (hints.length > 0) await tx.insertInto('priced_hints').values(hints).execute()
}

export async function changeHint(
  tx: Db,
  id: number,
  change: RowChange<'priced_hints'>,
): Promise<void> {
  await tx.updateTable('priced_hints').set(change).where('id', '=', id).execute()
}

export async function deleteHints(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('priced_hints').where('id', 'in', ids).execute()
}
