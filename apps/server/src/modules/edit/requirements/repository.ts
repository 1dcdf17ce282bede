import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Puts those who change requirements of a game in a row; players are not blocked. */
export async function lockRequirements(tx: Db, gameId: number): Promise<void> {
  await tx.selectFrom('games').select('id').where('id', '=', gameId).forNoKeyUpdate().execute()
}

/** A challenge that is deleted is required no more. */
export async function dropRequired(tx: Db, gameId: number, challengeId: number): Promise<void> {
  await tx
    .updateTable('challenges')
    .set({ requires: sql`array_remove(requires, ${challengeId}::int)` })
    .where('game_id', '=', gameId)
    .where(sql<boolean>`${challengeId}::int = any(requires)`)
    .execute()
}

/** Whether the title of a challenge is to stay unknown: it is locked for every team that plays. */
export async function isUnknownToTeams(tx: Db, challengeId: number): Promise<boolean> {
  const { rows } = await sql<{ isUnknown: boolean }>`
    select exists (
      select from challenges
      where challenges.id = ${challengeId} and requires <> '{}' and locked_tile <> 'titled'
        and not exists (
          select from participations
          where participations.game_id = challenges.game_id and status = 'Accepted'
            and (
              exists (select from solves
                where solves.participation_id = participations.id and solves.challenge_id = challenges.id)
              or not exists (
                select from challenges as required
                where required.id = any(challenges.requires)
                  and not exists (select from solves
                    where solves.participation_id = participations.id and solves.challenge_id = required.id)
              )
            )
        )
    ) as "isUnknown"`.execute(tx)
  return rows[0]?.isUnknown === true
}
