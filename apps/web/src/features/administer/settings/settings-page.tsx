import type { PlatformConfig } from '@halyard/api'
import { useGetConfig } from '@halyard/query'
import {
  Button,
  ErrorState,
  Loading,
  NavTab,
  NavTabs,
  PageHeader,
  Skeleton,
  Stack,
} from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SectionName } from '#features/administer/settings/sections.ts'
import { useSectionWords } from '#features/administer/settings/use-section-words.ts'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { Page } from '#shared/layout/page.tsx'
import { NavLink } from '#shared/link.tsx'

type SettingsPageProps = {
  section: SectionName
  children: (config: PlatformConfig) => ReactNode
}

/** One part of the settings, with the way to the others. */
export function SettingsPage({ section, children }: SettingsPageProps) {
  const { t } = useLingui()
  const { data: config, error, refetch } = useGetConfig()
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
        {config ? (
          children(config)
        ) : error ? (
          <ErrorState
            level={2}
            title={t`The settings did not load`}
            actions={
              <Button onClick={() => void refetch()}>
                <Trans>Try now</Trans>
              </Button>
            }
          >
            <ErrorWords error={error} />
          </ErrorState>
        ) : (
          <Loading label={t`The settings are loading`}>
            <Skeleton height="24rem" shape="box" />
          </Loading>
        )}
      </Stack>
    </Page>
  )
}
