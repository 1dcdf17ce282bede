import type { Db } from '#db/database.ts'
import type { GameRole } from '#db/tables/games.ts'
import { requireLockedChallenge } from '#modules/edit/challenges/service.ts'
import { requireManagerLeft } from '#modules/edit/staff/policy.ts'
import {
  changeRole,
  deleteAuthors,
  deleteMember,
  findMember,
  listAuthors,
  lockMembers,
} from '#modules/edit/staff/repository.ts'
import type { Member } from '#modules/edit/staff/repository.ts'
import { authorsTag } from '#modules/edit/staff/view.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { addAuthors } from '#modules/staff/service.ts'

interface Where {
  readonly gameId: number
  readonly userId: string
}

/** Throws Refusal. */
export async function editMember(
  tx: Db,
  caller: SessionUser,
  where: Where,
  role: GameRole,
): Promise<Member> {
  requireManagerLeft(await requireMember(tx, where), { userId: where.userId, role }, caller)
  await changeRole(tx, where, role)
  const member = await findMember(tx, where.gameId, where.userId)
  if (!member) throw new Refusal(404, 'staffNotFound')
  return member
}

/** Takes the role away, with what an author had. Throws Refusal. */
export async function removeMember(tx: Db, caller: SessionUser, where: Where): Promise<void> {
  const staff = await requireMember(tx, where)
  requireManagerLeft(staff, { userId: where.userId, role: undefined }, caller)
  await deleteMember(tx, where)
}

/** The staff of the game, locked, of which the account is one. Throws Refusal 404. */
async function requireMember(tx: Db, { gameId, userId }: Where) {
  const staff = await lockMembers(tx, gameId)
  if (!staff.some((member) => member.userId === userId)) throw new Refusal(404, 'staffNotFound')
  return staff
}

/** Changes who may edit a challenge as its author. Throws Refusal. */
export async function editAuthors(
  tx: Db,
  where: { gameId: number; challengeId: number; ifMatch: IfMatch },
  userIds: readonly string[],
): Promise<string[]> {
  const { gameId } = where
  const staff = new Set((await lockMembers(tx, gameId)).map(({ userId }) => userId))
  const { id: challengeId } = await requireLockedChallenge(tx, gameId, where.challengeId)
  const before = await listAuthors(tx, challengeId)
  requireMatch(where.ifMatch, authorsTag(before))
  const wanted = new Set(userIds.map((id) => id.toLowerCase()))
  if (![...wanted].every((id) => staff.has(id))) throw new Refusal(400, 'authorNotStaff')
  await deleteAuthors(
    tx,
    challengeId,
    before.filter((id) => !wanted.has(id)),
  )
  const added = [...wanted].filter((id) => !before.includes(id))
  await addAuthors(tx, { gameId, challengeId }, added)
  return listAuthors(tx, challengeId)
}
