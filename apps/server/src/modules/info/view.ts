import { assetPath } from '#modules/asset/paths.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { SettingsValues } from '#modules/settings/defaults.ts'

/** What every visitor's client needs to know of the settings. */
export function clientConfigView({
  globalConfig,
  containerPolicy,
}: SettingsValues): Schema<'ClientConfig'> {
  return {
    title: globalConfig.title,
    slogan: globalConfig.slogan,
    footerInfo: globalConfig.footerInfo,
    customTheme: globalConfig.customTheme,
    apiPublicKey: null,
    logoUrl: assetPath(globalConfig.logoHash, 'logo'),
    portMapping: 'Default',
    defaultLifetime: containerPolicy.defaultLifetime,
    extensionDuration: containerPolicy.extensionDuration,
    renewalWindow: containerPolicy.renewalWindow,
  }
}
