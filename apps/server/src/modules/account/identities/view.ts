import type { ProviderOptions } from '#config/providers.ts'
import type { Identity } from '#modules/account/identities/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** An identity as its owner sees it. */
export function identityView(
  identity: Identity,
  providers: readonly ProviderOptions[],
): Schema<'IdentityModel'> {
  const provider = providers.find(({ issuer }) => issuer === identity.issuer)
  return {
    id: identity.id,
    provider: provider?.id ?? null,
    label: provider?.label ?? identity.issuer,
    name: identity.name,
    linkedAt: identity.linked_at,
    lastUsedAt: identity.last_used_at,
  }
}
