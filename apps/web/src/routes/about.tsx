import { useGetCaptchaInfo } from '@halyard/query'
import { DescriptionList, PageHeader, SectionHeader, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { languages } from '#i18n/languages.ts'
import { BuildFacts } from '#features/about/build-facts.tsx'
import { PackageList } from '#features/about/package-list.tsx'
import { TokenCheck } from '#features/team/token-check.tsx'
import { noteOf } from '#shared/menus/translation.ts'
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
          <SectionHeader title={<Trans>Licence and source</Trans>} />
          <p>
            <Trans>
              This platform runs on Halyard, free software under the Apache License 2.0. You may
              use, change and pass it on; the licence text comes with the source.
            </Trans>
          </p>
        </section>
      </Stack>
      <PackageList />
      <LanguageFacts />
      <Stack gap={3} asChild>
        <section>
          <SectionHeader title={<Trans>Something not working?</Trans>} />
          <p>
            <Trans>
              Tell the organisers of this platform first; they know whether it is the game or the
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

/** What is loaded from elsewhere: the policy of the page allows nothing beside it. */
function OtherSites() {
  const { data: captcha } = useGetCaptchaInfo()
  return (
    <p>
      <Trans>
        Nothing is shared with anybody else. Pictures that organisers put into their texts may be
        loaded from other sites.
      </Trans>{' '}
      {captcha?.type === 'CloudflareTurnstile' && (
        <Trans>
          Forms that ask you to prove that you are human load a check by Cloudflare, which sees your
          address and your browser.
        </Trans>
      )}
    </p>
  )
}

/** How far the translations are. A build with a missing text fails, so they are either complete or marked as not. */
function LanguageFacts() {
  const { t } = useLingui()
  const words = {
    machine: t`complete, by machine`,
    incomplete: t({ message: 'in progress', comment: 'State of a translation.' }),
  } as const
  return (
    <Stack gap={3} asChild>
      <section id="languages">
        <SectionHeader title={<Trans>Languages</Trans>} />
        <p>
          <Trans>
            Those made by machines and AIs may be inaccurate. Corrections are welcome: the texts of
            each language and a glossary are files in the source.
          </Trans>
        </p>
        <DescriptionList
          items={languages.map(({ code, nativeName }) => {
            const note = noteOf(code)
            return {
              key: code,
              term: <span lang={code}>{nativeName}</span>,
              value: note
                ? words[note]
                : t({ message: 'complete', comment: 'State of a translation.' }),
            }
          })}
        />
      </section>
    </Stack>
  )
}
