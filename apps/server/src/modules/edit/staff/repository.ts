import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, NewRow, Row } from '#db/database.ts'
import type { GameRole } from '#db/tables/games.ts'
import type { Tables } from '#db/tables.ts'

export type Invitation = Row<'staff_invitations'> & { readonly creator: string | null }

export interface Member {
  readonly userId: string
  readonly userName: string
  readonly avatarHash: string | null
  readonly role: GameRole
  readonly addedAtMs: number
  readonly challengeIds: readonly number[]
}

const members = (db: Db, gameId: number) =>
  db
    .selectFrom('game_staff')
    .innerJoin('users', 'users.id', 'game_staff.user_id')
    .select([
      'users.id as userId',
      'users.user_name as userName',
      'users.avatar_hash as avatarHash',
      'game_staff.role',
      'game_staff.added_at as addedAtMs',
      sql<number[]>`array(
        select challenge_id from challenge_authors as own
        where own.user_id = users.id and own.game_id = game_staff.game_id order by challenge_id
      )`.as('challengeIds'),
    ])
    .where('game_staff.game_id', '=', gameId)

/** Managers first, then by name. */
export const listMembers = (db: Db, gameId: number): Promise<Member[]> =>
  members(db, gameId)
    .orderBy(
      sql`array_position(array['manager', 'author', 'monitor', 'reviewer'], game_staff.role)`,
    )
    .orderBy('users.user_name_key')
    .execute()

export const findMember = (db: Db, gameId: number, userId: string): Promise<Member | undefined> =>
  members(db, gameId).where('users.id', '=', userId).executeTakeFirst()

/** All of the staff of a game, whom nobody else changes until the transaction ends; a manager who is banned manages nothing. */
export async function lockMembers(
  tx: Db,
  gameId: number,
): Promise<{ readonly userId: string; readonly role: GameRole; readonly isActive: boolean }[]> {
  const rows = await tx
    .selectFrom('game_staff')
    .innerJoin('users', 'users.id', 'game_staff.user_id')
    .select(['game_staff.user_id as userId', 'game_staff.role', 'users.role as account'])
    .where('game_id', '=', gameId)
    .orderBy('game_staff.user_id')
    .forUpdate('game_staff')
    .execute()
  return rows.map(({ account, ...row }) => ({ ...row, isActive: account !== 'Banned' }))
}

/** Two links that somebody accepts at the same time give what the later one gives. */
export async function insertMember(tx: Db, member: NewRow<'game_staff'>): Promise<void> {
  await tx
    .insertInto('game_staff')
    .values(member)
    .onConflict((row) => row.constraint('game_staff_pkey').doUpdateSet({ role: member.role }))
    .execute()
}

interface MemberKey {
  readonly gameId: number
  readonly userId: string
}

export async function changeRole(
  tx: Db,
  { gameId, userId }: MemberKey,
  role: GameRole,
): Promise<void> {
  await tx
    .updateTable('game_staff')
    .set({ role })
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteMember(tx: Db, { gameId, userId }: MemberKey): Promise<void> {
  await tx
    .deleteFrom('game_staff')
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .execute()
}

/** A link is as good as the right of whoever made it: with their role it ends, and with their account. */
const isGood =
  (nowMs: number) =>
  (where: ExpressionBuilder<Tables & { users: Tables['users'] }, 'staff_invitations' | 'users'>) =>
    where.and([
      where('expires_at', '>', ms(nowMs)),
      where('uses_left', '>', 0),
      where.or([
        where('users.role', '=', 'Admin'),
        where.and([
          where('users.role', '<>', 'Banned'),
          where.exists(
            where
              .selectFrom('game_staff')
              .select('game_staff.user_id')
              .whereRef('game_staff.game_id', '=', 'staff_invitations.game_id')
              .whereRef('game_staff.user_id', '=', 'users.id')
              .where('game_staff.role', '=', 'manager'),
          ),
        ]),
      ]),
    ])

const goodInvitations = (db: Db, nowMs: number) =>
  db
    .selectFrom('staff_invitations')
    .innerJoin('users', 'users.id', 'staff_invitations.creator_id')
    .selectAll('staff_invitations')
    .select('users.user_name as creator')
    .where(isGood(nowMs))

/** Those that still give something, the latest first. */
export const listInvitations = (db: Db, gameId: number, nowMs: number): Promise<Invitation[]> =>
  goodInvitations(db, nowMs)
    .where('staff_invitations.game_id', '=', gameId)
    .orderBy('staff_invitations.id', 'desc')
    .execute()

export const findInvitation = (
  db: Db,
  tokenHash: Buffer,
  nowMs: number,
): Promise<Invitation | undefined> =>
  goodInvitations(db, nowMs).where('token_hash', '=', tokenHash).executeTakeFirst()

/** The same for all who accept it at the same time: each sees what the one before has left. */
export const lockInvitation = (
  tx: Db,
  tokenHash: Buffer,
  nowMs: number,
): Promise<Invitation | undefined> =>
  goodInvitations(tx, nowMs)
    .where('token_hash', '=', tokenHash)
    .forUpdate('staff_invitations')
    .executeTakeFirst()

export async function insertInvitation(
  tx: Db,
  invitation: NewRow<'staff_invitations'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('staff_invitations')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function useInvitation(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set((row) => ({ uses_left: row('uses_left', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

/** @returns whether the game had it */
export async function deleteInvitation(tx: Db, gameId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_invitations')
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** In the order of their names. */
export async function listAuthors(db: Db, challengeId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('challenge_authors')
    .innerJoin('users', 'users.id', 'challenge_authors.user_id')
    .select('users.id')
    .where('challenge_id', '=', challengeId)
    .orderBy('users.user_name_key')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteAuthors(
  tx: Db,
  challengeId: number,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .deleteFrom('challenge_authors')
    .where('challenge_id', '=', challengeId)
    .where('user_id', 'in', userIds)
    .execute()
}
