import type { PlatformConfig } from '@halyard/api'
import { NavTab, NavTabs, PageHeader, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SectionName } from '#features/administer/settings/sections.ts'
import { useSectionWords } from '#features/administer/settings/use-section-words.ts'
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
  const words = useSectionWords()
  return (
    <Page title={[words[section].label, t`Settings`]} width="page">
      <PageHeader title={<Trans>Settings</Trans>} />
      <Stack gap={5}>
        <NavTabs label={t`Settings`}>
          {Object.values(words).map(({ label, to }) => (
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
