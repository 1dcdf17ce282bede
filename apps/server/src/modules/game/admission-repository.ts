import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'

/** Locks the members of an admitted team and creates its instances of all enabled challenges. */
export async function admitTeam(
  tx: Db,
  participation: { id: number; teamId: number; gameId: number },
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable('teams')
    .set({ locked: true })
    .where('id', '=', participation.teamId)
    .execute()
  await tx
    .insertInto('team_challenges')
    .columns(['participation_id', 'challenge_id', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('challenges')
        .select((select) => [
          select.val(participation.id).$castTo<number>().as('participation_id'),
          select.ref('id').as('challenge_id'),
        ])
        .select(ms(nowMs).as('created_at'))
        .where('game_id', '=', participation.gameId)
        .where('is_enabled', '=', true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
