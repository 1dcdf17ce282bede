import { SectionHeader, Stack, TextLink } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'

/** Made by `pnpm accessibility`; a file of the build. */
const accessibilityReport = '/docs/accessibility.html'

export function Accessibility() {
  return (
    <Stack gap={3} asChild>
      <section id="accessibility">
        <SectionHeader title={<Trans>Accessibility</Trans>} />
        <p>
          <Trans>
            How well people with disabilities can use this software stands in the{' '}
            <TextLink href={accessibilityReport} hrefLang="en" isInProse>
              conformance report
            </TextLink>
            , in English. Tell the organizers of this platform what keeps you out.
          </Trans>
        </p>
      </section>
    </Stack>
  )
}
