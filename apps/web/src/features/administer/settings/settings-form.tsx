import type { PlatformConfig } from '@halyard/api'
import { Card, CardSection, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { draftNameOf } from '#features/administer/settings/sections.ts'
import type { SettingsSection } from '#features/administer/settings/sections.ts'
import { SettingsTools } from '#features/administer/settings/settings-tools.tsx'
import { useSaveSettings } from '#features/administer/settings/use-save-settings.ts'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import { StoredForm } from '#shared/forms/stored-form.tsx'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'
import type { Problems } from '#shared/forms/use-validated-form.ts'
import { paths } from '#shared/paths.ts'

type SettingsFormProps<Values extends FieldValues> = {
  section: SettingsSection<Values>
  config: PlatformConfig
  check: (values: Values) => Problems<Values>
  texts: FieldTexts<Values>
  /** What is typed as it is sent, such as without blanks around. */
  tidy?: (values: Values) => Values
  children: (control: Control<Values>) => ReactNode
  /** What can be tried out with the stored settings. */
  trial?: ReactNode
}

/** One part of the settings as a form, with its tools. A file that is read resets it, with what the file changes. */
export function SettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const [reads, setReads] = useState(0)
  return <Form key={reads} {...props} onRead={() => setReads(reads + 1)} />
}

/** Drafts wait for the way back, so the way between the parts asks nothing. */
const isSettings = (pathname: string) => pathname.startsWith(paths.adminSettings())

function Form<Values extends FieldValues>({
  section,
  config,
  check,
  texts,
  tidy = (values) => values,
  onRead,
  children,
  trial,
}: SettingsFormProps<Values> & { onRead: () => void }) {
  const { t } = useLingui()
  const save = useSaveSettings(section)
  const edit = useEditedForm<Values>({
    draftName: draftNameOf(section.name),
    stored: section.toForm(config),
    check,
    failure: save.error,
  })
  const submit = (values: Values) => {
    const typed = tidy(values)
    edit.replace(typed)
    save.mutate({ typed, edit })
  }
  return (
    <StoredForm
      edit={edit}
      texts={texts}
      label={t`Changes to the settings`}
      saveLabel={<Trans>Save settings</Trans>}
      pending={save.isPending}
      isKeptOn={isSettings}
      onSubmit={submit}
    >
      <Card padding="none">
        <CardSection>
          <Stack gap={4}>{children(edit.form.control)}</Stack>
        </CardSection>
      </Card>
      {trial}
      <SettingsTools
        config={config}
        onReset={() => edit.replace(section.defaults)}
        onRead={onRead}
      />
    </StoredForm>
  )
}
