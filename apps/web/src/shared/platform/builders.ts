import type { ClientConfig } from '@halyard/api'

/** The configuration as every visitor reads it. */
export const aClientConfig = (difference: Partial<ClientConfig> = {}): ClientConfig => ({
  title: 'Harbour',
  slogan: '',
  footerInfo: null,
  customTheme: null,
  apiPublicKey: null,
  logoUrl: null,
  portMapping: 'Default',
  defaultLifetime: 120,
  extensionDuration: 120,
  renewalWindow: 10,
  ...difference,
})
