import { unwrap } from '@halyard/api'
import type { Schema, Team, UserInfo } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/paced.ts'
import type { PacedOptions } from '#core/paced.ts'
import { sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { fileNameOf, receive } from '#core/download.ts'
import type { Download } from '#core/download.ts'
import { refresh } from '#core/stale.ts'
import { unlessGone } from '#core/unless-gone.ts'

type UserOnly = { userId: string }
type TeamOnly = { teamId: number }

export const sendTestMail = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/admin/mail/test')),
  onSuccess: refresh(adminStale.sendTestMail),
})

export const testCaptcha = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/admin/captcha/test')),
  onSuccess: refresh(adminStale.testCaptcha),
})

export const updateConfig = mutationOptions({
  mutationFn: (body: Schema<'ConfigEditInput'>) => unwrap(api().PUT('/api/admin/config', { body })),
  onSuccess: refresh(adminStale.updateConfig),
})

export const uploadLogo = mutationOptions({
  mutationFn: (sent: FileToSend) => sendFile('POST', '/api/admin/config/logo', sent),
  onSuccess: refresh(adminStale.uploadLogo),
})

export const resetLogo = mutationOptions({
  mutationFn: (_none: void) => unwrap(api().DELETE('/api/admin/config/logo')),
  onSuccess: refresh<void>(adminStale.resetLogo),
})

/** Makes many users at once, and the teams that are named with them. Their passwords are kept nowhere. */
export const createUsers = mutationOptions({
  mutationFn: ({ users }: { users: Schema<'UserCreateModel'>[] }) =>
    unwrap(api().POST('/api/admin/users', { body: users })),
  gcTime: 0,
  onSuccess: refresh(adminStale.createUsers),
})

const sendUser = (userId: string, body: Schema<'AdminUserInfoModel'>) =>
  unwrap(api().PUT('/api/admin/users/{userId}', { params: { path: { userId } }, body }))

export const updateUser = mutationOptions({
  mutationFn: ({ userId, ...body }: UserOnly & Schema<'AdminUserInfoModel'>) =>
    sendUser(userId, body),
  onSuccess: refresh(adminStale.updateUser),
})

/** Changes one account after the other. */
export const updateUsers = mutationOptions({
  mutationFn: ({
    users,
    change,
    ...paced
  }: { users: readonly UserInfo[]; change: Schema<'AdminUserInfoModel'> } & PacedOptions) =>
    runPaced(users, ({ id }) => sendUser(id ?? '', change), paced),
  onSuccess: refresh(adminStale.updateUsers),
})

/** Deletes one account after the other; one that is gone already counts as deleted. */
export const deleteUsers = mutationOptions({
  mutationFn: ({ users, ...paced }: { users: readonly UserInfo[] } & PacedOptions) =>
    runPaced(
      users,
      ({ id }) =>
        unlessGone(
          api().DELETE('/api/admin/users/{userId}', { params: { path: { userId: id ?? '' } } }),
        ),
      paced,
    ),
  onSuccess: refresh(adminStale.deleteUsers),
})

/** Resolves with the new password: shown once, kept nowhere. */
export const resetUserPassword = mutationOptions({
  mutationFn: ({ userId }: UserOnly) =>
    unwrap(api().DELETE('/api/admin/users/{userId}/password', { params: { path: { userId } } })),
  gcTime: 0,
  onSuccess: refresh(adminStale.resetUserPassword),
})

export const adminUpdateTeam = mutationOptions({
  mutationFn: ({ teamId, ...body }: TeamOnly & Schema<'AdminTeamModel'>) => sendTeam(teamId, body),
  onSuccess: refresh(adminStale.adminUpdateTeam),
})

const sendTeam = (id: number, body: Schema<'AdminTeamModel'>) =>
  unwrap(api().PUT('/api/admin/teams/{id}', { params: { path: { id } }, body }))

/** Locks or unlocks one team after the other. */
export const lockTeams = mutationOptions({
  mutationFn: ({
    teams,
    locked,
    ...paced
  }: { teams: readonly Team[]; locked: boolean } & PacedOptions) =>
    runPaced(teams, ({ id }) => sendTeam(id, { locked }), paced),
  onSuccess: refresh(adminStale.lockTeams),
})

/** Deletes one team after the other; one that is gone already counts as deleted. */
export const adminDeleteTeams = mutationOptions({
  mutationFn: ({ teams, ...paced }: { teams: readonly Team[] } & PacedOptions) =>
    runPaced(
      teams,
      ({ id }) => unlessGone(api().DELETE('/api/admin/teams/{id}', { params: { path: { id } } })),
      paced,
    ),
  onSuccess: refresh(adminStale.adminDeleteTeams),
})

type Review = { gameId: number; participationId: number } & Schema<'ParticipationEditModel'>

/** Accepts, rejects, suspends or moves a team of a game. Lists follow with `invalidateReviewed`. */
export const reviewParticipation = mutationOptions({
  mutationFn: ({ gameId: _game, participationId, ...body }: Review) =>
    unwrap(
      api().PUT('/api/admin/participation/{id}', {
        params: { path: { id: participationId } },
        body,
      }),
    ),
  onSuccess: refresh(adminStale.reviewParticipation),
})

/** Ends instances one after the other; one that has ended by itself meanwhile counts as ended. */
export const destroyInstances = mutationOptions({
  mutationFn: ({
    instances,
    ...paced
  }: { instances: readonly Schema<'ContainerInstanceModel'>[] } & PacedOptions) =>
    runPaced(
      instances,
      ({ containerGuid }) =>
        unlessGone(
          api().DELETE('/api/admin/instances/{id}', { params: { path: { id: containerGuid } } }),
        ),
      paced,
    ),
  onSuccess: refresh(adminStale.destroyInstances),
})

type Archive = { gameId: number; signal?: AbortSignal; onProgress?: (bytes: number) => void }

/** All writeups of a game as one file. It is packed while it comes, so nobody knows its size before. */
export const downloadWriteups = mutationOptions({
  mutationFn: async ({ gameId, signal, onProgress }: Archive): Promise<Download> => {
    const options = {
      params: { path: { id: gameId } },
      parseAs: 'stream',
      ...(signal && { signal }),
    } as const
    const call = api().GET('/api/admin/writeups/{id}/all', options)
    const body = await unwrap(call)
    const { response } = await call
    const blob = await receive(body, onProgress)
    return { blob, fileName: fileNameOf(response, `writeups-${gameId}.tar.gz`) }
  },
  gcTime: 0,
  onSuccess: refresh<Archive>(adminStale.downloadWriteups),
})
