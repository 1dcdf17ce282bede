import type { Schema } from '#modules/operation/operation-types.ts'

/** The settings as a fresh platform has them. */
export interface SettingsValues {
  readonly accountPolicy: Schema<'AccountPolicy'>
  readonly globalConfig: Schema<'GlobalConfig'>
  readonly containerPolicy: Schema<'ContainerPolicy'>
}

export const DEFAULT_SETTINGS: SettingsValues = {
  accountPolicy: {
    allowRegister: true,
    activeOnRegister: true,
    useCaptcha: false,
    emailConfirmationRequired: false,
    emailDomainList: '',
  },
  globalConfig: {
    title: 'GZ',
    slogan: 'Hack for fun not for profit',
    description: 'A platform for capture-the-flag competitions',
    footerInfo: null,
    customTheme: null,
    apiEncryption: false,
    logoHash: null,
    faviconHash: null,
  },
  containerPolicy: {
    autoDestroyOnLimitReached: false,
    maxExerciseContainerCountPerUser: 1,
    defaultLifetime: 120,
    extensionDuration: 120,
    renewalWindow: 10,
  },
}
