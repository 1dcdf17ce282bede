import { DescriptionList, SectionHeader, Stack, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { languages } from '#i18n/languages.ts'
import { noteOf } from '#shared/menus/translation.ts'
import { useProject } from '#shared/platform/project.ts'

/** How far the translations are. A build with a missing text fails, so they are either complete or marked as not. */
export function LanguageFacts() {
  const { t } = useLingui()
  const { translations } = useProject()
  const labels = {
    machine: t`complete, machine-translated`,
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
        {translations && (
          <p>
            <TextLink href={translations}>
              <Trans>Progress of the translations</Trans>
            </TextLink>
          </p>
        )}
        <DescriptionList
          items={languages.map(({ code, nativeName }) => {
            const note = noteOf(code)
            return {
              key: code,
              term: <span lang={code}>{nativeName}</span>,
              value: note
                ? labels[note]
                : t({ message: 'complete', comment: 'State of a translation.' }),
            }
          })}
        />
      </section>
    </Stack>
  )
}
