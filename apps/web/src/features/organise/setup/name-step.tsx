import type { Schema } from '@halyard/api'
import { useUpdateConfig } from '@halyard/query'
import { Button, FormError, Inline, Stack } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { useFormState } from 'react-hook-form'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { toFormColour, toStoredColour } from '#shared/platform/brand-colour.ts'
import { BrandColourField, PlatformNameField } from '#shared/platform/identity-fields.tsx'
import { useIdentityCheck } from '#shared/platform/use-identity-check.ts'
import type { Identity } from '#shared/platform/use-identity-check.ts'

/** What the platform is called and its colour; the page shows the colour while it is chosen. */
export function NameStep({ stored }: { stored: Schema<'GlobalConfig'> }) {
  const { mutate, isPending, error } = useUpdateConfig()
  const { form, error: formError } = useValidatedForm<Identity>({
    defaultValues: { title: stored.title, customTheme: toFormColour(stored.customTheme) },
    check: useIdentityCheck(),
    failure: error,
  })
  const { control } = form
  const { isDirty } = useFormState({ control })
  const onSubmit = ({ title, customTheme }: Identity) =>
    mutate({
      globalConfig: {
        title: title.trim(),
        customTheme: toStoredColour(customTheme),
      },
    })
  const { formProps } = useFormEvents({ form, onSubmit, pending: isPending, error: formError })
  return (
    <form {...formProps}>
      <Stack gap={4}>
        <PlatformNameField control={control} name="title" />
        <BrandColourField control={control} name="customTheme" stored={stored.customTheme} />
        <FormError>{formError ? <ErrorWords error={formError} /> : undefined}</FormError>
        <Inline gap={2}>
          <Button type="submit" tone="primary" loading={isPending} disabled={!isDirty}>
            <Trans>Save name and colour</Trans>
          </Button>
        </Inline>
      </Stack>
      <LeaveGuard isChanged={isDirty && !isPending} />
    </form>
  )
}
