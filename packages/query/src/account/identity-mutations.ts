import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { secret, signsIn } from '#account/session-mutations.ts'
import { switchUser } from '#account/session.ts'
import { accountStale } from '#account/stale.ts'
import { api } from '#core/connection.ts'
import { invalidate, refresh } from '#core/stale.ts'

// Only for servers that name `oidc` among their extensions.

/** Creates an account for what a provider said of the visitor; answers what has to happen next. */
export const joinWithProvider = mutationOptions({
  ...signsIn,
  mutationFn: (body: Schema<'JoinInputModel'>) => unwrap(api().POST('/api/account/join', { body })),
  onSuccess: ({ data }, _input, _result, { client }) =>
    data === 'LoggedIn' ? switchUser(client) : undefined,
})

/** Answers the address of the provider; the page leaves for it, so nothing is stale. */
export const linkIdentity = mutationOptions({
  mutationFn: (body: Schema<'IdentityLinkModel'>) =>
    unwrap(api().POST('/api/account/identities', { body })),
  onSuccess: refresh(accountStale.linkIdentity),
})

export const unlinkIdentity = mutationOptions({
  mutationFn: ({ identityId }: { identityId: string }) =>
    unwrap(
      api().DELETE('/api/account/identities/{identityId}', { params: { path: { identityId } } }),
    ),
  // One that was unlinked elsewhere is gone from the list, too.
  onSettled: (_data, _error, variables, _result, { client }) =>
    invalidate(client, accountStale.unlinkIdentity(variables)),
})

/** A first password, for an account that has none. */
export const setPassword = mutationOptions({
  mutationFn: async (body: Schema<'PasswordSetModel'>, { client }) =>
    unwrap(api().PUT('/api/account/password', { body: { new: await secret(client, body.new) } })),
  onSuccess: refresh(accountStale.setPassword),
})
