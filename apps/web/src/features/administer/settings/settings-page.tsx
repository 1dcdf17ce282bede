import type { PlatformConfig } from '@halyard/api'
import { NavTab, NavTabs, PageHeader, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SectionName } from '#features/administer/settings/sections.ts'
import { useSectionLabels } from '#features/administer/settings/use-section-labels.ts'
import { Page } from '#shared/layout/page.tsx'
import { NavLink } from '#shared/link.tsx'
import { WithConfig } from '#shared/platform/with-config.tsx'

type SettingsPageProps = {
  section: SectionName
  children: (config: PlatformConfig) => ReactNode
}

/** One part of the settings, with the way to the others. */
export function SettingsPage({ section, children }: SettingsPageProps) {
  const { t } = useLingui()
  const labels = useSectionLabels()
  return (
    <Page title={[labels[section].label, t`Settings`]} width="page">
      <PageHeader title={<Trans>Settings</Trans>} />
      <Stack gap={5}>
        <NavTabs label={t`Settings`}>
          {Object.values(labels).map(({ label, to }) => (
            <NavTab key={to}>
              <NavLink to={to} end>
                {label}
              </NavLink>
            </NavTab>
          ))}
        </NavTabs>
        <WithConfig>{children}</WithConfig>
      </Stack>
    </Page>
  )
}
