import { sql } from 'kysely'
import { batchedRead, withIndexes } from '#db/batched-read.ts'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { GameRole } from '#db/tables/games.ts'
import type { GameRight } from '#modules/staff/game-right.ts'

/** Whose right, and what tells the game; nothing for all games. */
export interface RightKey {
  readonly userId: string
  readonly gameId?: number
  readonly challengeId?: number
  readonly participationId?: number
  readonly instanceId?: string
}

export interface FoundRight extends GameRight {
  /** Whether the account is an author of the challenge that was asked about. */
  readonly isAuthor: boolean
}

/** The rights of each account in the game that it asks about. Callers at the same time share one statement. */
export const findRights = batchedRead(async (db, keys: readonly RightKey[]) => {
  const { rows } = await sql<FoundRight & { index: number }>`
    select asked.index, staff.game_id as "gameId", staff.role, authors.user_id is not null as "isAuthor"
    from json_to_recordset(${withIndexes(keys)}::json) as asked
      (index int, "userId" uuid, "gameId" int, "challengeId" int, "participationId" int, "instanceId" uuid)
    join game_staff as staff on staff.user_id = asked."userId"
      and case
        when asked."gameId" is not null then staff.game_id = asked."gameId"
        when asked."challengeId" is not null then staff.game_id = (
          select game_id from challenges where id = asked."challengeId")
        when asked."participationId" is not null then staff.game_id = (
          select game_id from participations where id = asked."participationId")
        when asked."instanceId" is not null then staff.game_id = (
          select game_id from containers join challenges on challenges.id = challenge_id
          where containers.id = asked."instanceId")
        else true
      end
    left join challenge_authors as authors on authors.user_id = staff.user_id
      and authors.game_id = staff.game_id and authors.challenge_id = asked."challengeId"
    order by asked.index, staff.game_id`.execute(db)
  const found = Map.groupBy(rows, ({ index }) => index)
  return keys.map((_, index): FoundRight[] => found.get(index) ?? [])
})

/** Whether an account has one of the roles in one of the games; it keeps it until the transaction ends. */
export async function lockRight(
  tx: Db,
  userId: string,
  gameIds: readonly number[],
  roles: readonly GameRole[],
): Promise<GameRole | undefined> {
  const found = await tx
    .selectFrom('game_staff')
    .innerJoin('users', 'users.id', 'game_staff.user_id')
    .select('game_staff.role')
    .where('user_id', '=', userId)
    .where('game_id', 'in', gameIds)
    .where('game_staff.role', 'in', roles)
    .where('users.role', '<>', 'Banned')
    .orderBy('game_id')
    .forShare('game_staff')
    .executeTakeFirst()
  return found?.role
}

/** Whether an account is an author of a challenge; it stays one until the transaction ends. */
export async function lockAuthor(tx: Db, userId: string, challengeId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('challenge_authors')
    .select('challenge_id')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** The challenges of a game that somebody is an author of. */
export async function listAuthored(db: Db, userId: string, gameId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('challenge_authors')
    .select('challenge_id')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .execute()
  return rows.map(({ challenge_id: id }) => id)
}

export async function insertAuthors(
  tx: Db,
  { gameId, challengeId }: { readonly gameId: number; readonly challengeId: number },
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .insertInto('challenge_authors')
    .values(
      userIds.map((userId) => ({ game_id: gameId, challenge_id: challengeId, user_id: userId })),
    )
    .execute()
}

interface GameRoleRow {
  readonly id: number
  readonly role: GameRole
  readonly title: string
}

/** The roles that an account has in games, by their titles. */
export const listGameRoles = batchedRead(async (db, userIds: readonly string[]) => {
  const rows = await db
    .selectFrom('game_staff')
    .innerJoin('games', 'games.id', 'game_staff.game_id')
    .select(['game_staff.user_id as userId', 'games.id', 'game_staff.role', 'games.title'])
    .where('game_staff.user_id', 'in', userIds)
    .orderBy('games.title')
    .orderBy('games.id')
    .execute()
  const found = Map.groupBy(rows, ({ userId }) => userId)
  return userIds.map((userId): readonly GameRoleRow[] =>
    (found.get(userId) ?? []).map(({ id, role, title }) => ({ id, role, title })),
  )
})

/** Links that nobody can accept any more; run now and then. */
export async function deleteSpentInvitations(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('staff_invitations')
    .where((where) =>
      where.or([
        where('expires_at', '<=', ms(nowMs)),
        where('uses_left', '=', 0),
        where('creator_id', 'is', null),
      ]),
    )
    .execute()
}
