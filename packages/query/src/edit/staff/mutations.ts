import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { savePath, showSavedPart } from '#edit/challenge-resource.ts'
import type { EditOfChallenge } from '#edit/challenge-resource.ts'
import { staffQueries } from '#edit/staff/queries.ts'
import { editStale } from '#edit/stale.ts'

// Only for servers that name `gameStaff` among their extensions.

type OfGame = { gameId: number }
type OfMember = OfGame & { userId: string }

const path = ({ gameId }: OfGame) => ({ path: { id: gameId } })
const memberPath = ({ gameId, userId }: OfMember) => ({ path: { id: gameId, userId } })

export const updateStaff = mutationOptions({
  mutationFn: ({ gameId, userId, ...body }: OfMember & Schema<'StaffEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/staff/{userId}', {
        params: memberPath({ gameId, userId }),
        body,
      }),
    ),
  onSuccess: refresh(editStale.updateStaff),
})

export const removeStaff = mutationOptions({
  mutationFn: (member: OfMember) =>
    unwrap(api().DELETE('/api/edit/games/{id}/staff/{userId}', { params: memberPath(member) })),
  onSuccess: refresh(editStale.removeStaff),
})

export const leaveStaff = mutationOptions({
  mutationFn: (game: OfGame) =>
    unwrap(api().POST('/api/edit/games/{id}/staff/leave', { params: path(game) })),
  onSuccess: refresh(editStale.leaveStaff),
})

/** The answer has the token, which nobody gets again. */
export const createStaffInvitation = mutationOptions({
  mutationFn: ({ gameId, ...body }: OfGame & Schema<'StaffInvitationCreateModel'>) =>
    unwrap(
      api().POST('/api/edit/games/{id}/staff/invitations', { params: path({ gameId }), body }),
    ),
  onSuccess: refresh(editStale.createStaffInvitation),
})

export const revokeStaffInvitation = mutationOptions({
  mutationFn: ({ gameId, invitationId }: OfGame & { invitationId: number }) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/staff/invitations/{invitationId}', {
        params: { path: { id: gameId, invitationId } },
      }),
    ),
  onSuccess: refresh(editStale.revokeStaffInvitation),
})

export const acceptStaffInvitation = mutationOptions({
  mutationFn: (body: Schema<'StaffTokenModel'>) =>
    unwrap(api().POST('/api/edit/staff/accept', { body })),
  onSuccess: refresh(editStale.acceptStaffInvitation),
})

export const updateAuthors = mutationOptions({
  mutationFn: ({
    gameId,
    challengeId,
    etag,
    ...body
  }: EditOfChallenge<Schema<'AuthorsEditModel'>>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}/authors', {
        params: savePath({ gameId, challengeId, etag }),
        body,
      }),
    ),
  ...showSavedPart(staffQueries.authors, editStale.updateAuthors),
})

/** Makes one person an author of a challenge, or takes that back, whoever else becomes one at the same time. */
export const giveChallenge = mutationOptions({
  mutationFn: async ({
    gameId,
    challengeId,
    userId,
    isAuthor,
  }: OfMember & { challengeId: number; isAuthor: boolean }) => {
    const { userIds, etag } = await unwrap(
      api().GET('/api/edit/games/{id}/challenges/{challengeId}/authors', {
        params: { path: { id: gameId, challengeId } },
      }),
    )
    const others = userIds.filter((id) => id !== userId)
    return unwrap(
      api().PUT('/api/edit/games/{id}/challenges/{challengeId}/authors', {
        params: savePath({ gameId, challengeId, etag }),
        body: { userIds: isAuthor ? [...others, userId] : others },
      }),
    )
  },
  onSuccess: refresh(editStale.updateAuthors),
})
