import { hash } from 'node:crypto'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import type { GameRole } from '#db/tables/games.ts'
import { requireManagerLeft } from '#modules/edit/staff/policy.ts'
import {
  changeRole,
  deleteInvitation,
  findInvitation,
  insertInvitation,
  insertMember,
  listInvitations,
  lockInvitation,
  lockMembers,
  useInvitation,
} from '#modules/edit/staff/repository.ts'
import type { Invitation } from '#modules/edit/staff/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import type { Randomness } from '#platform/random.ts'

const TOKEN_BYTES = 32
const MAX_INVITATIONS = 50
const HOUR_MS = 3_600_000

/** What the database knows a link by. */
const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

interface Wanted {
  readonly gameId: number
  readonly role: GameRole
  readonly uses: number
  readonly expiresInHours: number
}

/** Makes a link, whose secret part is returned and never stored. Throws Refusal 400. */
export async function invite(
  tx: Db,
  { random, nowMs, userId }: { random: Randomness; nowMs: number; userId: string },
  { gameId, role, uses, expiresInHours }: Wanted,
): Promise<{ readonly invitation: Invitation; readonly token: string }> {
  const before = await listInvitations(tx, gameId, nowMs)
  if (before.length >= MAX_INVITATIONS)
    throw new Refusal(400, 'tooManyStaffInvitations', { values: { max: MAX_INVITATIONS } })
  const token = random.bytes(TOKEN_BYTES).toString('base64url')
  const id = await insertInvitation(tx, {
    game_id: gameId,
    role,
    token_hash: hashOf(token),
    creator_id: userId,
    created_at: ms(nowMs),
    expires_at: ms(nowMs + expiresInHours * HOUR_MS),
    uses_left: uses,
  })
  const invitation = (await listInvitations(tx, gameId, nowMs)).find((one) => one.id === id)
  // Whoever makes a link that gives nothing has just lost the right to make one.
  if (!invitation) throw new Refusal(403, 'roleTooLow')
  return { invitation, token }
}

const requireFound = (invitation: Invitation | undefined): Invitation => {
  if (!invitation) throw new Refusal(404, 'staffInvitationNotFound')
  return invitation
}

/** What a link gives. Throws Refusal 404 for one that gives nothing, whatever the reason. */
export const readInvitation = async (db: Db, token: string, nowMs: number): Promise<Invitation> =>
  requireFound(await findInvitation(db, hashOf(token), nowMs))

/** Gives what the link gives, and uses it up by one unless the caller has that already. Throws Refusal. */
export async function acceptInvitation(
  tx: Db,
  user: SessionUser,
  token: string,
  nowMs: number,
): Promise<Invitation> {
  const invitation = requireFound(await lockInvitation(tx, hashOf(token), nowMs))
  const { game_id: gameId, role } = invitation
  const staff = await lockMembers(tx, gameId)
  const own = staff.find(({ userId }) => userId === user.id)
  if (own?.role === role) return invitation
  if (own) {
    requireManagerLeft(staff, { userId: user.id, role }, user)
    await changeRole(tx, { gameId, userId: user.id }, role)
  } else {
    await insertMember(tx, { game_id: gameId, user_id: user.id, role, added_at: ms(nowMs) })
  }
  await useInvitation(tx, invitation.id)
  return invitation
}

/** Throws Refusal 404. */
export async function revokeInvitation(tx: Db, gameId: number, id: number): Promise<void> {
  if (!(await deleteInvitation(tx, gameId, id))) throw new Refusal(404, 'staffInvitationNotFound')
}
