import type { PlatformConfig, Schema } from '@halyard/api'
import { FRESH_PLATFORM_NAME, PLATFORM_DEFAULTS } from '@halyard/rules'
import { builtInColour, toFormColour, toStoredColour } from '#shared/platform/brand-colour.ts'

/** Parts of the settings, each with an address and a form of its own. */
export const sectionNames = ['platform', 'accounts', 'instances', 'mail'] as const
export type SectionName = (typeof sectionNames)[number]

/** How one part of the settings is edited. */
export type SettingsSection<Values> = {
  name: SectionName
  /** What a fresh platform has. */
  defaults: Values
  toForm: (config: PlatformConfig) => Values
  /** A whole group of the settings: some servers reset what is left out. */
  toUpdate: (values: Values, stored: PlatformConfig) => Schema<'ConfigEditInput'>
}

export type PlatformForm = {
  title: string
  slogan: string
  description: string
  footerInfo: string
  customTheme: string
  apiEncryption: boolean
}

export const platformSection: SettingsSection<PlatformForm> = {
  name: 'platform',
  defaults: {
    title: FRESH_PLATFORM_NAME,
    slogan: PLATFORM_DEFAULTS.slogan,
    description: '',
    footerInfo: '',
    customTheme: builtInColour,
    apiEncryption: false,
  },
  toForm: ({ globalConfig: stored }) => ({
    title: stored.title,
    slogan: stored.slogan,
    description: stored.description ?? '',
    footerInfo: stored.footerInfo ?? '',
    customTheme: toFormColour(stored.customTheme),
    apiEncryption: stored.apiEncryption,
  }),
  toUpdate: (values, { globalConfig }) => ({
    globalConfig: { ...globalConfig, ...values, customTheme: toStoredColour(values.customTheme) },
  }),
}

export type AccountsForm = Pick<
  Schema<'AccountPolicy'>,
  'allowRegister' | 'activeOnRegister' | 'useCaptcha'
>

export const accountsSection: SettingsSection<AccountsForm> = {
  name: 'accounts',
  defaults: { allowRegister: true, activeOnRegister: true, useCaptcha: false },
  toForm: ({ accountPolicy: { allowRegister, activeOnRegister, useCaptcha } }) => ({
    allowRegister,
    activeOnRegister,
    useCaptcha,
  }),
  toUpdate: (values, { accountPolicy }) => ({ accountPolicy: { ...accountPolicy, ...values } }),
}

/** Minutes; null while a number is not filled. */
export type InstancesForm = {
  defaultLifetime: number | null
  extensionDuration: number | null
  renewalWindow: number | null
  autoDestroyOnLimitReached: boolean
}

const { defaultLifetime, extensionDuration, renewalWindow } = PLATFORM_DEFAULTS

export const instancesSection: SettingsSection<InstancesForm> = {
  name: 'instances',
  defaults: {
    ...{ defaultLifetime, extensionDuration, renewalWindow },
    autoDestroyOnLimitReached: false,
  },
  toForm: ({ containerPolicy: stored }) => ({
    defaultLifetime: stored.defaultLifetime,
    extensionDuration: stored.extensionDuration,
    renewalWindow: stored.renewalWindow,
    autoDestroyOnLimitReached: stored.autoDestroyOnLimitReached,
  }),
  toUpdate: (values, { containerPolicy: stored }) => ({
    containerPolicy: {
      ...stored,
      defaultLifetime: values.defaultLifetime ?? stored.defaultLifetime,
      extensionDuration: values.extensionDuration ?? stored.extensionDuration,
      renewalWindow: values.renewalWindow ?? stored.renewalWindow,
      autoDestroyOnLimitReached: values.autoDestroyOnLimitReached,
    },
  }),
}

export type MailForm = Pick<
  Schema<'AccountPolicy'>,
  'emailConfirmationRequired' | 'emailDomainList'
>

export const mailSection: SettingsSection<MailForm> = {
  name: 'mail',
  defaults: { emailConfirmationRequired: false, emailDomainList: '' },
  toForm: ({ accountPolicy: { emailConfirmationRequired, emailDomainList } }) => ({
    emailConfirmationRequired,
    emailDomainList,
  }),
  toUpdate: (values, { accountPolicy }) => ({ accountPolicy: { ...accountPolicy, ...values } }),
}

/** All parts as they are stored, as their forms have them. */
export const formsOf = (config: PlatformConfig) =>
  ({
    platform: platformSection.toForm(config),
    accounts: accountsSection.toForm(config),
    instances: instancesSection.toForm(config),
    mail: mailSection.toForm(config),
  }) satisfies Record<SectionName, object>

/** Under which name what is typed in a part is kept until it is saved. */
export const draftNameOf = (section: SectionName): string => `settings:${section}`
