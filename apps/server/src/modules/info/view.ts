import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { rawPublicKey } from '#modules/sealed/sealed-fields.ts'
import type { SettingsSnapshot } from '#modules/settings/settings.ts'

/** What other servers of the contract lack. */
const EXTENSIONS = [
  'audit',
  'checks',
  'cooldown',
  'corrections',
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
  'postFeed',
  'profileFields',
  'requirements',
  'schedule',
  'scoring',
  'sessions',
  'tokenScopes',
  'tracks',
]

/** What every visitor's client needs to know of the settings. */
export function clientConfigView(
  { globalConfig, containerPolicy, fieldKeys }: SettingsSnapshot,
  operator: Pick<Schema<'ClientConfig'>, 'portMapping' | 'runsContainers' | 'project'>,
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
