import { useLingui } from '@lingui/react/macro'
import type { SectionName } from '#features/administer/settings/sections.ts'
import { paths } from '#shared/paths.ts'

/** What the parts of the settings are called, and where they are. */
export function useSectionLabels(): Record<SectionName, { label: string; to: string }> {
  const { t } = useLingui()
  return {
    platform: {
      label: t({ message: 'Platform', comment: 'Settings of the whole site.' }),
      to: paths.adminSettings(),
    },
    accounts: { label: t`Accounts`, to: paths.adminAccountSettings() },
    instances: { label: t`Instances`, to: paths.adminInstanceSettings() },
    mail: {
      label: t({ message: 'Mail', comment: 'Settings about e-mail.' }),
      to: paths.adminMailSettings(),
    },
  }
}
