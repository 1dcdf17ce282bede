import type { ProviderOptions } from '#config/providers.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'
import type { Providers } from '#modules/provider/providers.ts'

/** The ETag of the providers of the settings, which says nothing of their secrets. */
export const providersTag = (stored: readonly ProviderOptions[]): string =>
  editTag(stored.map((provider) => ({ ...provider, secret: '' })))

/** All providers as administrators see them: those of the configuration first, and no secret. */
export const providersView = (
  fixed: readonly ProviderOptions[],
  stored: readonly ProviderOptions[],
  { redirectUrl }: Pick<Providers, 'redirectUrl'>,
): Schema<'ProvidersModel'> => ({
  providers: [...fixed, ...stored].map(({ secret, ...provider }, index) => ({
    ...provider,
    domains: [...provider.domains],
    groups: [...provider.groups],
    monitorGroups: [...provider.monitorGroups],
    adminGroups: [...provider.adminGroups],
    isFixed: index < fixed.length,
    hasSecret: secret !== '',
    redirectUrl: redirectUrl(provider.id),
  })),
  etag: providersTag(stored),
})
