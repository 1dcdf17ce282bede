import type { Db, NewRow, Row, RowChange } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { selectTeamMembers } from '#db/team-queries.ts'

export type TeamRow = Row<'teams'>

export interface MemberRow {
  readonly team_id: number
  readonly id: string
  readonly user_name: string
  readonly bio: string | null
  readonly avatar_hash: string | null
}

export function findTeam(db: Db, id: number): Promise<TeamRow | undefined> {
  return db.selectFrom('teams').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the team and its members against other changes until the transaction ends. */
export function lockTeam(tx: Db, id: number): Promise<TeamRow | undefined> {
  return tx.selectFrom('teams').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks the account until the transaction ends, so that it becomes captain of no other team. */
export async function lockUser(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export function listTeamsOf(db: Db, userId: string): Promise<TeamRow[]> {
  return db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .selectAll('teams')
    .where('team_members.user_id', '=', userId)
    .orderBy('teams.id')
    .execute()
}

/** The members of several teams at once, captains first, then in the order they joined. */
export function listMembers(db: Db, teamIds: readonly number[]): Promise<MemberRow[]> {
  if (teamIds.length === 0) return Promise.resolve([])
  return selectTeamMembers(db)
    .select([
      'team_members.team_id',
      'users.id',
      'users.user_name',
      'users.bio',
      'users.avatar_hash',
    ])
    .where('team_members.team_id', 'in', teamIds)
    .execute()
}

export async function countCaptaincies(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('teams')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('captain_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export function insertTeam(db: Db, team: NewRow<'teams'>): Promise<TeamRow> {
  return db.insertInto('teams').values(team).returningAll().executeTakeFirstOrThrow()
}

export async function changeTeam(db: Db, id: number, change: RowChange<'teams'>): Promise<void> {
  await db.updateTable('teams').set(change).where('id', '=', id).execute()
}

export async function deleteTeam(db: Db, id: number): Promise<void> {
  await db.deleteFrom('teams').where('id', '=', id).execute()
}

/** Nothing happens when the user is a member already. */
export async function addMember(
  db: Db,
  teamId: number,
  userId: string,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('team_members')
    .values({ team_id: teamId, user_id: userId, joined_at: ms(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes a member out of the team and of everything the team takes part in. */
export async function removeMember(tx: Db, teamId: number, userId: string): Promise<void> {
  await tx
    .deleteFrom('participation_members')
    .using('participations')
    .whereRef('participations.id', '=', 'participation_members.participation_id')
    .where('participations.team_id', '=', teamId)
    .where('participation_members.user_id', '=', userId)
    .execute()
  await tx
    .deleteFrom('team_members')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .execute()
}

/** True while a game that the team takes part in, in any state, has not ended. */
export async function hasUnfinishedGame(db: Db, teamId: number, nowMs: number): Promise<boolean> {
  const row = await db
    .selectFrom('participations')
    .innerJoin('games', 'games.id', 'participations.game_id')
    .select('games.id')
    .where('participations.team_id', '=', teamId)
    .where('games.ends_at', '>', ms(nowMs))
    .executeTakeFirst()
  return row !== undefined
}

/** Writeups the team submitted, one for each reference to a file. */
export async function listWriteupHashes(db: Db, teamId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('participations')
    .select('writeup_hash')
    .where('team_id', '=', teamId)
    .where('writeup_hash', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ writeup_hash: hash }) => hash ?? [])
}

/** The games whose boards may show the team. */
export async function listGameIdsOf(db: Db, teamId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('participations')
    .select('game_id')
    .where('team_id', '=', teamId)
    .orderBy('game_id')
    .execute()
  return rows.map(({ game_id }) => game_id)
}
