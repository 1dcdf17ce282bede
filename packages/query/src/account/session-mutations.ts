import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { switchUser } from '#account/session.ts'
import { api } from '#core/connection.ts'
import { infoQueries } from '#info/queries.ts'

/** A secret as the server wants it: sealed when the platform has encryption on. */
export async function secret(client: QueryClient, text: string): Promise<string> {
  const { apiPublicKey } = await client.query(infoQueries.config())
  if (!apiPublicKey) return text
  const { seal } = await import('@halyard/api/seal')
  return seal(apiPublicKey, text)
}

/** Refusals of these are answers to the form, not the end of a session. */
export const signsIn = { meta: { signsIn: true } } as const

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

/** Ends the session. Leave the screens that need one, then call `switchUser`: they would ask again and be refused. */
export const logOut = mutationOptions({
  mutationFn: () => unwrap(api().POST('/api/account/logout')),
})

/** Same, and ends every other session of the account. Servers that know no such thing end this one. */
export const logOutEverywhere = mutationOptions({
  mutationFn: () =>
    unwrap(api().POST('/api/account/logout', { params: { query: { everywhere: true } } })),
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
