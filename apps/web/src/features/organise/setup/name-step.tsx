import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useUpdateConfig } from '@halyard/query'
import { Button, ColourSwatches, FormError, Inline, Stack, setServerBrand } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { FormTextField } from '#shared/forms/fields.tsx'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'
import { isHexColour, readyColours } from '#shared/preferences/ready-colours.ts'

const { maxLength } = limits.globalConfigInput.title

/** The colour that the platform has without one of its own. */
const builtIn = '#4a6cf7'

type NameForm = { title: string; customTheme: string }

/** What the platform is called and its colour; the page shows the colour while it is chosen. */
export function NameStep({ stored }: { stored: Schema<'GlobalConfig'> }) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateConfig()
  const { form, error: formError } = useValidatedForm<NameForm>({
    defaultValues: { title: stored.title, customTheme: stored.customTheme || builtIn },
    check: ({ title, customTheme }) => ({
      title:
        title.trim() === ''
          ? t`The platform needs a name.`
          : title.trim().length > maxLength
            ? t`Use at most ${maxLength} characters.`
            : undefined,
      customTheme: isHexColour(customTheme)
        ? undefined
        : t`Write it as # and six hex digits, like #4a6cf7.`,
    }),
    failure: error,
  })
  const { control } = form
  const { isDirty } = useFormState({ control })
  const onSubmit = ({ title, customTheme }: NameForm) =>
    mutate({
      globalConfig: {
        title: title.trim(),
        // The empty text is the built-in colour.
        customTheme: customTheme.toLowerCase() === builtIn ? '' : customTheme,
      },
    })
  const { formProps } = useFormEvents({ form, onSubmit, pending: isPending, error: formError })
  return (
    <form {...formProps}>
      <Stack gap={4}>
        <FormTextField
          control={control}
          name="title"
          label={t`Name of the platform`}
          hint={t`In the top bar, in tabs and in mails.`}
          maxLength={maxLength}
          dir="auto"
          autoComplete="off"
        />
        <Colour control={control} stored={stored.customTheme} />
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

type ColourProps = { control: Control<NameForm>; stored: string | null }

/** A ready colour or any other. The whole page takes it on until it is left or saved. */
function Colour({ control, stored }: ColourProps) {
  const { t, i18n } = useLingui()
  const { field } = useController({ control, name: 'customTheme' })
  const colour = useWatch({ control, name: 'customTheme' })
  const isColour = isHexColour(colour)
  useEffect(() => {
    if (isColour) void setServerBrand(colour)
  }, [isColour, colour])
  const restore = useEffectEvent(() => void setServerBrand(stored))
  useEffect(() => () => restore(), [])
  return (
    <Stack gap={3}>
      <ColourSwatches
        label={t`Colour`}
        value={isColour ? colour : undefined}
        onValueChange={field.onChange}
        options={readyColours.map(({ value, name }) => ({ value, name: i18n._(name) }))}
      />
      <FormTextField
        control={control}
        name="customTheme"
        label={t`Any other colour`}
        hint={t`Shades are adjusted so that text on it can always be read.`}
        isMono
        autoComplete="off"
      />
    </Stack>
  )
}
