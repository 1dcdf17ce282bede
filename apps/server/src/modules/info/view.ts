import type { ProviderOptions } from '#config/providers.ts'
import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { rawPublicKey } from '#modules/sealed/sealed-fields.ts'
import type { SettingsSnapshot } from '#modules/settings/settings.ts'

/** What other servers of the contract lack. */
const EXTENSIONS = [
  'audit',
  'checks',
  'controlRoom',
  'cooldown',
  'corrections',
  'ctftime',
  'drafts',
  'endSessions',
  'files',
  'flags',
  'gameStaff',
  'healthHistory',
  'hints',
  'instances',
  'mailPolicy',
  'noticeFeed',
  'oidc',
  'postFeed',
  'presence',
  'profileFields',
  'questions',
  'requirements',
  'schedule',
  'scheduledNotices',
  'scoring',
  'secondFactor',
  'sessions',
  'signals',
  'tokenScopes',
  'tracks',
  'webhooks',
]

/** A provider as the button for it needs. */
export const providerInfo = ({ id, label, icon, kind }: ProviderOptions) => ({
  id,
  label,
  icon,
  kind,
})

/** What every visitor's client needs to know of the settings. */
export function clientConfigView(
  { globalConfig, containerPolicy, fieldKeys }: SettingsSnapshot,
  operator: Pick<
    Schema<'ClientConfig'>,
    'portMapping' | 'runsContainers' | 'project' | 'providers' | 'passkeys'
  >,
  { sendsMail }: { readonly sendsMail: boolean },
): Schema<'ClientConfig'> {
  return {
    title: globalConfig.title,
    slogan: globalConfig.slogan,
    footerInfo: globalConfig.footerInfo,
    customTheme: globalConfig.customTheme,
    apiPublicKey: globalConfig.apiEncryption && fieldKeys ? rawPublicKey(fieldKeys) : null,
    logoUrl: assetPath(globalConfig.logoHash, 'logo'),
    ...operator,
    defaultLifetime: containerPolicy.defaultLifetime,
    extensionDuration: containerPolicy.extensionDuration,
    renewalWindow: containerPolicy.renewalWindow,
    extensions: sendsMail ? [...EXTENSIONS, 'mail'] : EXTENSIONS,
  }
}
