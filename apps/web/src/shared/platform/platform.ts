import type { ClientConfig } from '@halyard/api'
import { useGetClientConfig } from '@halyard/query'
import { PLATFORM_DEFAULTS } from '@halyard/rules'

/** What the platform is called and how it behaves until, or unless, the server says so. */
const defaultConfig: ClientConfig = {
  ...PLATFORM_DEFAULTS,
  footerInfo: null,
  customTheme: null,
  apiPublicKey: null,
  logoUrl: null,
  portMapping: 'Default',
}

/** Name, slogan, looks and limits of this platform. */
export function usePlatform(): ClientConfig {
  const { data } = useGetClientConfig()
  return data ?? defaultConfig
}

/** Whether the server names an extension of the contract; not before its configuration has come. */
export const useHasExtension = (name: string): boolean =>
  usePlatform().extensions?.includes(name) ?? false
