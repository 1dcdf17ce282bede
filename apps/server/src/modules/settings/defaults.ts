import { PLATFORM_DEFAULTS } from '@halyard/rules'
import type { Schema } from '#modules/operation/operation-types.ts'

/** The settings as a fresh platform has them. */
export interface SettingsValues {
  readonly accountPolicy: Schema<'AccountPolicy'>
  readonly globalConfig: Schema<'GlobalConfig'>
  readonly containerPolicy: Schema<'ContainerPolicy'>
  readonly mailPolicy: Required<Schema<'MailPolicyEditModel'>>
}

const { title, slogan, ...lifetimes } = PLATFORM_DEFAULTS

export const DEFAULT_SETTINGS: SettingsValues = {
  accountPolicy: {
    allowRegister: true,
    activeOnRegister: true,
    useCaptcha: false,
    emailConfirmationRequired: false,
    emailDomainList: '',
  },
  globalConfig: {
    title,
    slogan,
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
    ...lifetimes,
  },
  mailPolicy: { deniedDomains: '', perMinute: 0 },
}
