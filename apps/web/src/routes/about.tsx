import { PageHeader, SectionHeader, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Accessibility } from '#features/about/accessibility.tsx'
import { BuildFacts } from '#features/about/build-facts.tsx'
import { LanguageFacts } from '#features/about/language-facts.tsx'
import { OtherSites } from '#features/about/other-sites.tsx'
import { PackageList } from '#features/about/package-list.tsx'
import { TokenCheck } from '#features/team/token-check.tsx'
import { Page } from '#shared/layout/page.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

export function Component() {
  const { t } = useLingui()
  const { title, slogan } = usePlatform()
  return (
    <Page title={t`About`} width="form">
      <PageHeader title={title} description={slogan} />
      <BuildFacts />
      <Stack gap={3} asChild>
        <section id="source">
          <SectionHeader title={<Trans>License and source</Trans>} />
          <p>
            <Trans>
              This platform runs on Halyard, free software under the Apache License 2.0. You may
              use, change and pass it on; the license text comes with the source.
            </Trans>
          </p>
        </section>
      </Stack>
      <PackageList />
      <LanguageFacts />
      <Accessibility />
      <Stack gap={3} asChild>
        <section>
          <SectionHeader title={<Trans>Something not working?</Trans>} />
          <p>
            <Trans>
              Tell the organizers of this platform first; they know whether it is the game or the
              software. The facts above help them.
            </Trans>
          </p>
        </section>
      </Stack>
      <Stack gap={3} asChild>
        <section>
          <SectionHeader title={<Trans>Team tokens</Trans>} />
          <TokenCheck />
        </section>
      </Stack>
      <Stack gap={3} asChild>
        <section>
          <SectionHeader title={<Trans>What this page keeps in your browser</Trans>} />
          <p>
            <Trans>
              One cookie that holds your session, your settings, such as language and theme, and
              what you read last, so that it opens without a network. Logging out removes what is
              about you.
            </Trans>
          </p>
          <OtherSites />
        </section>
      </Stack>
    </Page>
  )
}
