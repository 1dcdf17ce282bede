import { Button, Dialog, Stack, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { chooseLanguage } from '#i18n/activate.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { TranslationNote } from '#shared/menus/translation.ts'
import { useProject } from '#shared/platform/project.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'>

type TranslationDialogProps = { note: TranslationNote; onClose: () => void }

/**
 * What to know of the translation just chosen; leaving the dialog in any way but the confirm button goes back to English. It
 * is read in the language in question, so its first line says the same in English.
 */
export function TranslationDialog({ note, onClose }: TranslationDialogProps) {
  const { t } = useLingui()
  const switchToEnglish = () => {
    void chooseLanguage(defaultLanguage)
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && switchToEnglish()}>
      <Dialog.Content size="sm">
        <Dialog.Header
          title={
            note === 'machine' ? (
              <Trans>Machine translation</Trans>
            ) : (
              <Trans>Incomplete translation</Trans>
            )
          }
          closeLabel={t`Switch to English`}
        />
        <Dialog.Body>
          <Stack gap={3}>
            <p lang="en">{english[note]}</p>
            {note === 'machine' ? <MachineText /> : <IncompleteText />}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={switchToEnglish}>
            <Trans>Switch to English</Trans>
          </Button>
          <Button tone="primary" onClick={onClose}>
            <Trans comment="Button: takes the language although machines have translated it.">
              Confirm
            </Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** In no catalog on purpose: the reader may understand the chosen language badly, and gets these lines whatever it is. */
const english = {
  machine: 'This translation was made by machines and AIs and may be inaccurate.',
  incomplete: 'This translation is still in progress. Some parts may not be translated.',
} as const satisfies Record<TranslationNote, string>

function MachineText() {
  return (
    <>
      <p>
        <Trans>This translation was made by machines and AIs and may be inaccurate.</Trans>
      </p>
      <p>
        <Trans>
          Help improve it: see{' '}
          <TextLink asChild>
            <SourceLink>where the source is</SourceLink>
          </TextLink>{' '}
          and{' '}
          <TextLink asChild>
            <ProgressLink>how far each language is</ProgressLink>
          </TextLink>
          .
        </Trans>
      </p>
    </>
  )
}

/** To the source itself where the build names it. */
function SourceLink(props: LinkProps) {
  return <ProjectLink address={useProject().source} place="source" {...props} />
}

/** To the site of the translations where the platform names one. */
function ProgressLink(props: LinkProps) {
  return <ProjectLink address={useProject().translations} place="languages" {...props} />
}

type ProjectLinkProps = LinkProps & {
  address: string | undefined
  /** Of our own page about the software, which is there without an address. */
  place: string
}

function ProjectLink({ address, place, ...props }: ProjectLinkProps) {
  if (address === undefined) return <Link to={`${paths.about()}#${place}`} {...props} />
  return (
    <a href={address} {...props}>
      {props.children}
    </a>
  )
}

function IncompleteText() {
  return (
    <p>
      <Trans>This translation is still in progress. Some parts may not be translated.</Trans>
    </p>
  )
}
