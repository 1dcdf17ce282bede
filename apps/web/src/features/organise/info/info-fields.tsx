import { limits } from '@halyard/api'
import { Card, CardHeader, CardSection, Stack } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { InfoForm } from '#features/organise/info/info-form.ts'
import { JoiningSection } from '#features/organise/info/joining-section.tsx'
import { PlayingSection } from '#features/organise/info/playing-section.tsx'
import { TimesSection } from '#features/organise/info/times-section.tsx'
import { WriteupsSection } from '#features/organise/info/writeups-section.tsx'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { FormMarkdownField } from '#shared/forms/form-markdown-field.tsx'
import type { GameTimes } from '#shared/game/phase/phase.ts'

type InfoFieldsProps = { control: Control<InfoForm>; stored: GameTimes }

/** The settings of a game, by what they are about. */
export function InfoFields({ control, stored }: InfoFieldsProps) {
  const { t } = useLingui()
  return (
    <Stack gap={5}>
      <Section title={t`About the game`}>
        <Stack gap={4}>
          <FormTextField
            control={control}
            name="title"
            id="title"
            label={t`Title`}
            maxLength={limits.gameInfoInput.title.maxLength}
            dir="auto"
            autoComplete="off"
          />
          <FormTextArea
            control={control}
            name="summary"
            id="summary"
            label={t`Summary`}
            hint={t`One or two sentences for the list of games.`}
            maxLength={limits.gameInfoInput.summary.maxLength}
            rows={2}
            dir="auto"
          />
          <FormMarkdownField
            control={control}
            name="content"
            label={t`Description`}
            hint={t`Rules, prizes, contacts: shown on the page of the game.`}
          />
        </Stack>
      </Section>
      <Section title={t`Times`}>
        <TimesSection control={control} stored={stored} />
      </Section>
      <Section title={t`Joining`}>
        <JoiningSection control={control} />
      </Section>
      <Section title={t`Playing`}>
        <PlayingSection control={control} />
      </Section>
      <Section title={t`Write-ups`}>
        <WriteupsSection control={control} />
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="none">
      <CardHeader title={title} />
      <CardSection>{children}</CardSection>
    </Card>
  )
}
