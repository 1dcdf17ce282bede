import type { Db } from '#db/database.ts'

/** Players of teams in divisions with a declaration, each with what they accepted of that division: the present text, or else the last one. */
export function listPlayerDeclarations(db: Db, gameId: number) {
  return db
    .selectFrom('participation_members as player')
    .innerJoin('participations', 'participations.id', 'player.participation_id')
    .innerJoin('divisions', 'divisions.id', 'participations.division_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('acceptances')
          .select(['acceptances.accepted_at'])
          .select((row) =>
            row('acceptances.declaration', '=', row.ref('divisions.declaration')).as('is_present'),
          )
          .whereRef('acceptances.participation_id', '=', 'player.participation_id')
          .whereRef('acceptances.user_id', '=', 'player.user_id')
          .whereRef('acceptances.division_id', '=', 'divisions.id')
          .orderBy('is_present', 'desc')
          .orderBy('acceptances.id', 'desc')
          .limit(1)
          .as('accepted'),
      (join) => join.onTrue(),
    )
    .select(['player.participation_id', 'player.user_id'])
    .select(['accepted.accepted_at', 'accepted.is_present'])
    .where('player.game_id', '=', gameId)
    .where('divisions.declaration', '<>', '')
    .orderBy('player.joined_at')
    .orderBy('player.user_id')
    .execute()
}

export type PlayerDeclaration = Awaited<ReturnType<typeof listPlayerDeclarations>>[number]

export async function participationExists(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('participations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Everything that was accepted for a team, the last one first. */
export function listAcceptances(db: Db, participationId: number) {
  return db
    .selectFrom('acceptances')
    .innerJoin('users', 'users.id', 'acceptances.user_id')
    .selectAll('acceptances')
    .select('users.user_name')
    .where('participation_id', '=', participationId)
    .orderBy('acceptances.id', 'desc')
    .execute()
}

export type AcceptanceRow = Awaited<ReturnType<typeof listAcceptances>>[number]
