// Settings for tests.
import type { PlatformConfig } from '@halyard/api'

/** The settings of a fresh platform, with other texts and looks. */
export const aConfig = (texts: Partial<PlatformConfig['globalConfig']> = {}): PlatformConfig => ({
  accountPolicy: {
    allowRegister: true,
    activeOnRegister: true,
    useCaptcha: false,
    emailConfirmationRequired: false,
    emailDomainList: '',
  },
  globalConfig: {
    title: 'Halyard',
    slogan: 'Hoist the flag',
    description: null,
    footerInfo: null,
    customTheme: null,
    apiEncryption: false,
    logoHash: null,
    faviconHash: null,
    ...texts,
  },
  containerPolicy: {
    autoDestroyOnLimitReached: false,
    maxExerciseContainerCountPerUser: 1,
    defaultLifetime: 120,
    extensionDuration: 120,
    renewalWindow: 10,
  },
})
