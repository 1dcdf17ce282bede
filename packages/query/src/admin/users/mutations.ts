import { unwrap } from '@halyard/api'
import type { Schema, UserInfo } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { adminStale } from '#admin/stale.ts'
import { api } from '#core/connection.ts'
import { runPaced } from '#core/patience/series.ts'
import type { PacedOptions } from '#core/patience/series.ts'
import { refresh } from '#core/stale.ts'
import { unlessGone } from '#core/unless-gone.ts'

type UserOnly = { userId: string }

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
