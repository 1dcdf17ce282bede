import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { secret, signsIn } from '#account/session-mutations.ts'
import { continueAs, switchUser } from '#account/session.ts'
import { accountStale } from '#account/stale.ts'
import { api } from '#core/connection.ts'
import { asPath, sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { invalidate, refresh } from '#core/stale.ts'

/**
 * Signs in on top of what is on screen, after a session ended by itself: for the same person nothing is dropped. Answers whether
 * it is the same.
 */
export const signInAgain = mutationOptions({
  ...signsIn,
  mutationFn: async ({ password, ...body }: Schema<'LoginModel'>, { client }) => {
    await unwrap(
      api().POST('/api/account/login', {
        body: { ...body, password: await secret(client, password) },
      }),
    )
    return continueAs(client)
  },
})

export const requestPasswordRecovery = mutationOptions({
  ...signsIn,
  mutationFn: (body: Schema<'RecoveryModel'>) =>
    unwrap(api().POST('/api/account/recovery', { body })),
})

export const resetPassword = mutationOptions({
  ...signsIn,
  mutationFn: async ({ password, ...body }: Schema<'PasswordResetModel'>, { client }) =>
    unwrap(
      api().POST('/api/account/passwordreset', {
        body: { ...body, password: await secret(client, password) },
      }),
    ),
})

/** Confirms a new account's address; signs in. */
export const verifyEmail = mutationOptions({
  ...signsIn,
  mutationFn: (body: Schema<'AccountVerifyModel'>) =>
    unwrap(api().POST('/api/account/verify', { body })),
  onSuccess: (_data, _input, _result, { client }) => switchUser(client),
})

export const updateProfile = mutationOptions({
  mutationFn: (body: Schema<'ProfileUpdateModel'>) =>
    unwrap(api().PUT('/api/account/update', { body })),
  onSuccess: refresh(accountStale.updateProfile),
})

export const changePassword = mutationOptions({
  mutationFn: async (passwords: Schema<'PasswordChangeModel'>, { client }) =>
    unwrap(
      api().PUT('/api/account/changepassword', {
        body: {
          old: await secret(client, passwords.old),
          new: await secret(client, passwords.new),
        },
      }),
    ),
  onSuccess: refresh(accountStale.changePassword),
})

/** Logs one other device out. */
export const endSession = mutationOptions({
  mutationFn: ({ sessionId }: { sessionId: string }) =>
    unwrap(api().DELETE('/api/account/sessions/{sessionId}', { params: { path: { sessionId } } })),
  // One that had ended already is gone from the list, too.
  onSettled: (_data, _error, variables, _result, { client }) =>
    invalidate(client, accountStale.endSession(variables)),
})

/** Logs every other device out. */
export const endOtherSessions = mutationOptions({
  mutationFn: () => unwrap(api().DELETE('/api/account/sessions')),
  onSuccess: refresh(accountStale.endOtherSessions),
})

export const requestEmailChange = mutationOptions({
  mutationFn: (body: Schema<'MailChangeModel'>) =>
    unwrap(api().PUT('/api/account/changeemail', { body })),
})

export const confirmEmailChange = mutationOptions({
  mutationFn: (body: Schema<'AccountVerifyModel'>) =>
    unwrap(api().POST('/api/account/mailchangeconfirm', { body })),
  onSuccess: refresh(accountStale.confirmEmailChange),
})

/** Resolves with the path of the new picture. */
export const updateAvatar = mutationOptions({
  mutationFn: async (sent: FileToSend) =>
    asPath(await sendFile('PUT', '/api/account/avatar', sent)),
  onSuccess: refresh(accountStale.updateAvatar),
})
