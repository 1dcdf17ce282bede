import type { ClientConfig } from '@halyard/api'
import { useGetClientConfig } from '@halyard/query'

/** What the platform is called and how it behaves until, or unless, the server says so. Life times are minutes. */
export const defaultConfig: ClientConfig = {
  title: 'Halyard',
  slogan: '',
  footerInfo: null,
  customTheme: null,
  apiPublicKey: null,
  logoUrl: null,
  portMapping: 'Default',
  defaultLifetime: 120,
  extensionDuration: 120,
  renewalWindow: 10,
}

/** Name, slogan, looks and limits of this platform. */
export function usePlatform(): ClientConfig {
  const { data } = useGetClientConfig()
  return data ?? defaultConfig
}
