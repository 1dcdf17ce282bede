import { requireChallenge } from '#modules/edit/challenges/service.ts'
import {
  acceptInvitation,
  invite,
  readInvitation,
  revokeInvitation,
} from '#modules/edit/staff/invitations.ts'
import {
  findMember,
  listAuthors,
  listInvitations,
  listMembers,
} from '#modules/edit/staff/repository.ts'
import { editAuthors, editMember, removeMember } from '#modules/edit/staff/service.ts'
import { authorsView, invitationView, memberView } from '#modules/edit/staff/view.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'

const listStaff = handle('listStaff', async ({ db, path, clock }) => {
  const { id } = await requireGame(db, path.id)
  const [staff, invitations] = await Promise.all([
    listMembers(db, id),
    listInvitations(db, id, clock.now()),
  ])
  return { staff: staff.map(memberView), invitations: invitations.map(invitationView) }
})

const updateStaff = handle('updateStaff', async ({ tx, path, body, user }) => {
  const where = { gameId: path.id, userId: path.userId.toLowerCase() }
  return memberView(await tx((open) => editMember(open, user, where, body.role)))
})

const removeStaff = handle('removeStaff', ({ tx, path, user }) => {
  const where = { gameId: path.id, userId: path.userId.toLowerCase() }
  return tx((open) => removeMember(open, user, where))
})

const leaveStaff = handle('leaveStaff', ({ tx, path, user }) =>
  tx((open) => removeMember(open, user, { gameId: path.id, userId: user.id })),
)

const createStaffInvitation = handle('createStaffInvitation', async (ctx) => {
  const { tx, path, body, user, random, clock } = ctx
  const { role, uses = 1, expiresInHours = 168 } = body
  const by = { random, nowMs: clock.now(), userId: user.id }
  const { invitation, token } = await tx(async (open) => {
    const { id: gameId } = await requireGame(open, path.id)
    return invite(open, by, { gameId, role, uses, expiresInHours })
  })
  return { invitation: invitationView(invitation), token }
})

const revokeStaffInvitation = handle('revokeStaffInvitation', ({ tx, path }) =>
  tx((open) => revokeInvitation(open, path.id, path.invitationId)),
)

const readStaffInvitation = handle('readStaffInvitation', async ({ db, body, user, clock }) => {
  const invitation = await readInvitation(db, body.token, clock.now())
  const { id, title } = await requireGame(db, invitation.game_id)
  const own = await findMember(db, id, user.id)
  const { role, creator, expiresAt } = invitationView(invitation)
  return { gameId: id, title, role, creator, expiresAt, ownRole: own?.role ?? null }
})

const acceptStaffInvitation = handle('acceptStaffInvitation', async (ctx) => {
  const { tx, body, user, clock } = ctx
  const { game_id: gameId, role } = await tx((open) =>
    acceptInvitation(open, user, body.token, clock.now()),
  )
  const { title } = await requireGame(ctx.db, gameId)
  return { id: gameId, role, title }
})

const getAuthors = handle('getAuthors', async ({ db, path }) => {
  const { id } = await requireChallenge(db, path.id, path.challengeId)
  return authorsView(await listAuthors(db, id))
})

const updateAuthors = handle('updateAuthors', async ({ tx, path, body, request }) => {
  const ifMatch = request.headers['if-match']
  const where = { gameId: path.id, challengeId: path.challengeId, ifMatch }
  return authorsView(await tx((open) => editAuthors(open, where, body.userIds)))
})

export const editStaffHandlers = {
  listStaff,
  updateStaff,
  removeStaff,
  leaveStaff,
  createStaffInvitation,
  revokeStaffInvitation,
  readStaffInvitation,
  acceptStaffInvitation,
  getAuthors,
  updateAuthors,
}
