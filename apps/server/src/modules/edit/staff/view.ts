import { assetPath } from '#modules/asset/paths.ts'
import type { Invitation, Member } from '#modules/edit/staff/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

export const memberView = (member: Member): Schema<'StaffMemberModel'> => ({
  userId: member.userId,
  userName: member.userName,
  avatar: assetPath(member.avatarHash, 'avatar'),
  role: member.role,
  addedAt: member.addedAtMs,
  challengeIds: [...member.challengeIds],
})

export const invitationView = (invitation: Invitation): Schema<'StaffInvitationModel'> => ({
  id: invitation.id,
  role: invitation.role,
  creator: invitation.creator ?? '',
  createdAt: invitation.created_at,
  expiresAt: invitation.expires_at,
  usesLeft: invitation.uses_left,
})

/** The ETag of who may edit a challenge as its author. */
export const authorsTag = (userIds: readonly string[]): string => editTag(userIds)

export const authorsView = (userIds: readonly string[]): Schema<'AuthorsModel'> => ({
  userIds: [...userIds],
  etag: authorsTag(userIds),
})
