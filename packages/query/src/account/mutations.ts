import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#account/queries.ts'
import { switchUser } from '#account/session.ts'
import { accountStale } from '#account/stale.ts'
import { api } from '#core/connection.ts'
import { asPath, sendFile } from '#core/send-file.ts'
import type { FileToSend } from '#core/send-file.ts'
import { refresh } from '#core/stale.ts'
import { infoQueries } from '#info/queries.ts'

/** A secret as the server wants it: sealed when the platform has encryption on. */
export async function secret(client: QueryClient, text: string): Promise<string> {
  const { apiPublicKey } = await client.query(infoQueries.config())
  if (!apiPublicKey) return text
  const { seal } = await import('@halyard/api/seal')
  return seal(apiPublicKey, text)
}

/** Refusals of these are answers to the form, not the end of a session. */
const signsIn = { meta: { signsIn: true } } as const

export const logIn = mutationOptions({
  ...signsIn,
  mutationFn: async ({ password, ...body }: Schema<'LoginModel'>, { client }) =>
    unwrap(
      api().POST('/api/account/login', {
        body: { ...body, password: await secret(client, password) },
      }),
    ),
  onSuccess: (_data, _input, _result, { client }) => switchUser(client),
})

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
    const { queryKey } = accountQueries.profile()
    const before = client.getQueryData(queryKey)
    const profile = await unwrap(api().GET('/api/account/profile'))
    if (before?.userId !== profile.userId) {
      await switchUser(client)
      return false
    }
    client.setQueryData(queryKey, profile)
    return true
  },
})

/** Answers what has to happen next; only `LoggedIn` comes with a session. */
export const registerAccount = mutationOptions({
  ...signsIn,
  mutationFn: async ({ password, ...body }: Schema<'RegisterModel'>, { client }) =>
    unwrap(
      api().POST('/api/account/register', {
        body: { ...body, password: await secret(client, password) },
      }),
    ),
  onSuccess: ({ data }, _input, _result, { client }) =>
    data === 'LoggedIn' ? switchUser(client) : undefined,
})

/** Ends the session. Leave the screens that need one, then call `switchUser`: they would ask again and be refused. */
export const logOut = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/account/logout')),
})

/** Same, and ends every other session of the account. Servers that know no such thing end this one. */
export const logOutEverywhere = mutationOptions({
  mutationFn: () =>
    unwrap(api().POST('/api/account/logout', { params: { query: { everywhere: true } } })),
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
