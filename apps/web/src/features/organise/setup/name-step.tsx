import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useUpdateConfig } from '@halyard/query'
import { Button, FormError, Inline, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormState } from 'react-hook-form'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { FormTextField } from '#shared/forms/fields.tsx'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { toFormColour, toStoredColour } from '#shared/platform/brand-colour.ts'
import { BrandColourField, PlatformNameField } from '#shared/platform/identity-fields.tsx'
import { useIdentityCheck } from '#shared/platform/use-identity-check.ts'
import type { Identity } from '#shared/platform/use-identity-check.ts'

export type NameForm = Identity & { slogan: string }

/** Name, slogan and colour of the platform while they are edited. */
export function useNameStep(stored: Schema<'GlobalConfig'>) {
  const { mutateAsync, isPending, error } = useUpdateConfig()
  const { form, error: formError } = useValidatedForm<NameForm>({
    defaultValues: {
      title: stored.title,
      slogan: stored.slogan,
      customTheme: toFormColour(stored.customTheme),
    },
    check: useIdentityCheck(),
    failure: error,
  })
  const { isDirty } = useFormState({ control: form.control })
  const save = ({ title, slogan, customTheme }: NameForm) =>
    mutateAsync({
      globalConfig: {
        title: title.trim(),
        slogan: slogan.trim(),
        customTheme: toStoredColour(customTheme),
      },
    })
  return { form, isDirty, isPending, error: formError, save }
}

type NameStepProps = {
  name: ReturnType<typeof useNameStep>
  stored: Schema<'GlobalConfig'>
  /** Nothing can be lost any more. */
  isDone: boolean
}

/** What the platform is called and its colour; the page shows the colour while it is chosen. */
export function NameStep({ name, stored, isDone }: NameStepProps) {
  const { t } = useLingui()
  const { form, isDirty, isPending, error, save } = name
  const { control } = form
  // A failure is shown below the fields.
  const onSubmit = (values: NameForm) => void save(values).catch(() => undefined)
  const { formProps } = useFormEvents({ form, onSubmit, pending: isPending, error })
  return (
    <form {...formProps}>
      <Stack gap={4}>
        <PlatformNameField control={control} name="title" />
        <FormTextField
          control={control}
          name="slogan"
          id="slogan"
          label={t`Slogan`}
          hint={t`One line below the name.`}
          maxLength={limits.globalConfigInput.slogan.maxLength}
          dir="auto"
          autoComplete="off"
        />
        <BrandColourField control={control} name="customTheme" stored={stored.customTheme} />
        <FormError>{error ? <ErrorMessage error={error} /> : undefined}</FormError>
        <Inline gap={2}>
          <Button type="submit" loading={isPending} disabled={!isDirty}>
            <Trans>Save name and color</Trans>
          </Button>
        </Inline>
      </Stack>
      <LeaveGuard isChanged={isDirty && !isPending && !isDone} />
    </form>
  )
}
