import type { Selectable } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { DivisionsTable } from '#db/tables/games.ts'
import type { ParticipationStatus, ParticipationsTable } from '#db/tables/play.ts'

export type DivisionRow = Selectable<DivisionsTable>
export type Participation = Selectable<ParticipationsTable>

export function listDivisions(db: Db, gameId: number): Promise<DivisionRow[]> {
  return db
    .selectFrom('divisions')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('id')
    .execute()
}

export function findParticipation(
  db: Db,
  gameId: number,
  teamId: number,
): Promise<Participation | undefined> {
  return db
    .selectFrom('participations')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('team_id', '=', teamId)
    .executeTakeFirst()
}

/** The participation that a user plays in, whatever the team. */
export function findOwnParticipation(
  db: Db,
  gameId: number,
  userId: string,
): Promise<Participation | undefined> {
  return db
    .selectFrom('participation_members as member')
    .innerJoin('participations', 'participations.id', 'member.participation_id')
    .selectAll('participations')
    .where('member.game_id', '=', gameId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst()
}

export async function countMembers(db: Db, participationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('participation_members')
    .where('participation_id', '=', participationId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function insertParticipation(
  tx: Db,
  row: {
    gameId: number
    teamId: number
    divisionId: number | null
    token: string
    createdAtMs: number
  },
): Promise<Participation> {
  return tx
    .insertInto('participations')
    .values({
      game_id: row.gameId,
      team_id: row.teamId,
      division_id: row.divisionId,
      token: row.token,
      created_at: ms(row.createdAtMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function changeParticipation(
  tx: Db,
  id: number,
  change: { status?: ParticipationStatus; division_id?: number | null },
): Promise<Participation> {
  return tx
    .updateTable('participations')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function addMember(
  tx: Db,
  { id, game_id: gameId }: Participation,
  userId: string,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('participation_members')
    .values({ participation_id: id, user_id: userId, game_id: gameId, joined_at: ms(nowMs) })
    .execute()
}

export async function removeMember(tx: Db, participationId: number, userId: string): Promise<void> {
  await tx
    .deleteFrom('participation_members')
    .where('participation_id', '=', participationId)
    .where('user_id', '=', userId)
    .execute()
}

export async function removeParticipation(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('participations').where('id', '=', id).execute()
}

/** The user's teams whose participation in the game has a division. */
export function listJoinedTeams(db: Db, gameId: number, userId: string) {
  return db
    .selectFrom('team_members as member')
    .innerJoin('participations', 'participations.team_id', 'member.team_id')
    .select(['participations.team_id as id', 'participations.division_id as division'])
    .where('member.user_id', '=', userId)
    .where('participations.game_id', '=', gameId)
    .where('participations.division_id', 'is not', null)
    .$narrowType<{ division: number }>()
    .orderBy('participations.team_id')
    .execute()
}
