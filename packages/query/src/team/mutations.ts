import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { asPath, sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { refresh } from '#core/stale.ts'
import { teamQueries } from '#team/queries.ts'
import { teamStale } from '#team/stale.ts'

type TeamOnly = { teamId: number }

const path = ({ teamId }: TeamOnly) => ({ path: { id: teamId } })

export const createTeam = mutationOptions({
  mutationFn: (body: Schema<'TeamUpdateModel'>) => unwrap(api().POST('/api/team', { body })),
  onSuccess: refresh(teamStale.createTeam),
})

export const updateTeam = mutationOptions({
  mutationFn: ({ teamId, ...body }: TeamOnly & Schema<'TeamUpdateModel'>) =>
    unwrap(api().PUT('/api/team/{id}', { params: path({ teamId }), body })),
  onSuccess: refresh(teamStale.updateTeam),
})

/** Joins the team whose code this is. */
export const acceptInvite = mutationOptions({
  mutationFn: ({ code }: { code: string }) =>
    unwrap(api().POST('/api/team/accept', { body: code, bodySerializer: JSON.stringify })),
  onSuccess: refresh(teamStale.acceptInvite),
})

/** Makes a new code; the old one stops working. Resolves with the new one. */
export const renewInviteCode = mutationOptions({
  mutationFn: (team: TeamOnly) =>
    unwrap(api().PUT('/api/team/{id}/invite', { params: path(team) })),
  onSuccess: (code, { teamId }, _result, { client }) => {
    client.setQueryData(teamQueries.inviteCode(teamId).queryKey, code)
  },
})

export const leaveTeam = mutationOptions({
  mutationFn: (team: TeamOnly) =>
    unwrap(api().POST('/api/team/{id}/leave', { params: path(team) })),
  onSuccess: refresh(teamStale.leaveTeam),
})

export const kickMember = mutationOptions({
  mutationFn: ({ teamId, userId }: TeamOnly & { userId: string }) =>
    unwrap(
      api().POST('/api/team/{id}/kick/{userId}', { params: { path: { id: teamId, userId } } }),
    ),
  onSuccess: refresh(teamStale.kickMember),
})

export const transferTeam = mutationOptions({
  mutationFn: ({ teamId, ...body }: TeamOnly & Schema<'TeamTransferModel'>) =>
    unwrap(api().PUT('/api/team/{id}/transfer', { params: path({ teamId }), body })),
  onSuccess: refresh(teamStale.transferTeam),
})

export const deleteTeam = mutationOptions({
  mutationFn: (team: TeamOnly) => unwrap(api().DELETE('/api/team/{id}', { params: path(team) })),
  onSuccess: refresh(teamStale.deleteTeam),
})

/** Resolves with the path of the new picture. */
export const updateTeamAvatar = mutationOptions({
  mutationFn: async ({ teamId, ...sent }: TeamOnly & FileToSend) =>
    asPath(await sendFile('PUT', `/api/team/${teamId}/avatar`, sent)),
  onSuccess: refresh(teamStale.updateTeamAvatar),
})

/** Checks a team token against a game's public key; succeeds when the signature is right. */
export const verifyTeamToken = mutationOptions({
  mutationFn: (body: Schema<'SignatureVerifyModel'>) =>
    unwrap(api().POST('/api/team/verify', { body })),
})
