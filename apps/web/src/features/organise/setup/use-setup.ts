import { useGetConfig, useListUsers } from '@halyard/query'
import { FRESH_PLATFORM_NAME } from '@halyard/rules'
import { storedFlag } from '#shared/storage/stored-flag.ts'

/** Says that somebody using this browser does not want to be asked again. It is about the platform, not about a person. */
const dismissed = storedFlag('halyard-setup', 'done')

export const useSetupDismissed = dismissed.use

/** Whether nobody has touched this platform since its first start: it has its first name and colour, and one account. */
export function useIsUntouched(isAsked: boolean): boolean {
  const { data: config } = useGetConfig({ enabled: isAsked })
  const isFresh =
    config?.globalConfig.title === FRESH_PLATFORM_NAME && !config.globalConfig.customTheme
  const { data: users } = useListUsers({ count: 1, skip: 0 }, { enabled: isAsked && isFresh })
  return isFresh && users?.total === 1
}
