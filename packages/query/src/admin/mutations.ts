import { hasStatus, unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
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

type UserOnly = { userId: string }
type TeamOnly = { teamId: number }

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

export const updateUser = mutationOptions({
  mutationFn: ({ userId, ...body }: UserOnly & Schema<'AdminUserInfoModel'>) =>
    unwrap(api().PUT('/api/admin/users/{userId}', { params: { path: { userId } }, body })),
  onSuccess: refresh(adminStale.updateUser),
})

export const deleteUser = mutationOptions({
  mutationFn: ({ userId }: UserOnly) =>
    unwrap(api().DELETE('/api/admin/users/{userId}', { params: { path: { userId } } })),
  onSuccess: refresh(adminStale.deleteUser),
})

/** Resolves with the new password: shown once, kept nowhere. */
export const resetUserPassword = mutationOptions({
  mutationFn: ({ userId }: UserOnly) =>
    unwrap(api().DELETE('/api/admin/users/{userId}/password', { params: { path: { userId } } })),
  gcTime: 0,
  onSuccess: refresh(adminStale.resetUserPassword),
})

export const adminUpdateTeam = mutationOptions({
  mutationFn: ({ teamId, ...body }: TeamOnly & Schema<'AdminTeamModel'>) =>
    unwrap(api().PUT('/api/admin/teams/{id}', { params: { path: { id: teamId } }, body })),
  onSuccess: refresh(adminStale.adminUpdateTeam),
})

export const adminDeleteTeam = mutationOptions({
  mutationFn: ({ teamId }: TeamOnly) =>
    unwrap(api().DELETE('/api/admin/teams/{id}', { params: { path: { id: teamId } } })),
  onSuccess: refresh(adminStale.adminDeleteTeam),
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
      async ({ containerGuid }) => {
        const params = { path: { id: containerGuid } }
        try {
          await unwrap(api().DELETE('/api/admin/instances/{id}', { params }))
        } catch (error) {
          if (!hasStatus(error, 404)) throw error
        }
      },
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
