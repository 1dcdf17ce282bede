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

/**
 * Whether the title of a challenge is to stay unknown: as far as the scoreboard shows it is locked for every team that plays. What was solved since a
 * freeze is not shown, and so does not name it either.
 */
export async function isUnknownToTeams(tx: Db, challengeId: number): Promise<boolean> {
  const { rows } = await sql<{ isUnknown: boolean }>`
    with shown as (
      select solves.participation_id, solves.challenge_id from solves
      join games on games.id = solves.game_id
      where solves.game_id = (select game_id from challenges where id = ${challengeId})
        and (games.freeze_at is null or games.revealed_at is not null or solves.solved_at < games.freeze_at)
    )
    select exists (
      select from challenges
      where challenges.id = ${challengeId} and requires <> '{}' and locked_tile <> 'titled'
        and not exists (
          select from participations
          where participations.game_id = challenges.game_id and status = 'Accepted'
            and (
              exists (select from shown
                where shown.participation_id = participations.id and shown.challenge_id = challenges.id)
              or not exists (
                select from challenges as required
                where required.id = any(challenges.requires)
                  and not exists (select from shown
                    where shown.participation_id = participations.id and shown.challenge_id = required.id)
              )
            )
        )
    ) as "isUnknown"`.execute(tx)
  return rows[0]?.isUnknown === true
}
