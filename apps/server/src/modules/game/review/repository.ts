import type { Db, Row } from '#db/database.ts'
import { lockTeamForJoin, selectParticipations, selectTeamMembers } from '#db/team-queries.ts'
import type { ParticipationStatus } from '#db/tables/play.ts'

/** Locks the participation until the transaction ends, and its team against joins. */
export async function lockParticipation(
  tx: Db,
  id: number,
): Promise<Row<'participations'> | undefined> {
  const seen = await tx
    .selectFrom('participations')
    .select('team_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!seen) return undefined
  await lockTeamForJoin(tx, seen.team_id)
  return tx
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function isDivisionOf(db: Db, gameId: number, id: number): Promise<boolean> {
  const division = await db
    .selectFrom('divisions')
    .select('id')
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .executeTakeFirst()
  return division !== undefined
}

export async function decide(
  tx: Db,
  id: number,
  decision: { status: ParticipationStatus; division_id: number | null },
): Promise<void> {
  await tx.updateTable('participations').set(decision).where('id', '=', id).execute()
}

/** All states, by team. */
export function listParticipations(db: Db, gameId: number) {
  return selectParticipations(db, gameId)
    .select(['participations.id', 'participations.division_id', 'participations.status'])
    .select(['teams.id as team_id', 'teams.name', 'teams.bio', 'teams.avatar_hash'])
    .select(['teams.locked', 'teams.captain_id'])
    .orderBy('teams.id')
    .execute()
}

/** Every member of every team in the game, whether playing or not, the captain first, then in the order they joined the team. */
export function listTeamMembers(db: Db, gameId: number) {
  return selectTeamMembers(db)
    .innerJoin('participations', 'participations.team_id', 'team_members.team_id')
    .selectAll('users')
    .select('participations.id as participation_id')
    .where('participations.game_id', '=', gameId)
    .execute()
}

export function listPlayers(db: Db, gameId: number) {
  return db
    .selectFrom('participation_members')
    .select(['participation_id', 'user_id'])
    .where('game_id', '=', gameId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
}
