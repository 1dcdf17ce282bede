import { limits } from '@halyard/api'
import { Brand, ColourSwatches, Stack, setServerBrand } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormTextField } from '#shared/forms/fields.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { isHexColour, readyColours } from '#shared/preferences/ready-colours.ts'
import * as styles from './identity-fields.css.ts'

/** It brings along what works out the shades. */
const ColourWarning = backgroundPart(
  'ColourWarning',
  () => import('#shared/platform/colour-warning.tsx'),
)

type NameFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPathByValue<Values, string>
}

/** What the platform is called, with the top bar as it will be. */
export function PlatformNameField<Values extends FieldValues>(props: NameFieldProps<Values>) {
  const { t } = useLingui()
  const { logoUrl } = usePlatform()
  const typed: string = useWatch(props)
  return (
    <Stack gap={2}>
      <FormTextField
        {...props}
        id={props.name}
        label={t`Name of the platform`}
        hint={t`In the top bar, in tabs and in emails.`}
        maxLength={limits.globalConfigInput.title.maxLength}
        dir="auto"
        autoComplete="off"
      />
      {typed.trim() !== '' && (
        <figure aria-label={t`The top bar with this name`} className={styles.topBar}>
          <Brand name={<bdi>{typed}</bdi>} logoUrl={logoUrl} />
        </figure>
      )}
    </Stack>
  )
}

type BrandFieldProps<Values extends FieldValues> = NameFieldProps<Values> & {
  stored: string | null
}

/** A ready colour or any other. The whole page takes it on until it is left or saved. */
export function BrandColourField<Values extends FieldValues>({
  control,
  name,
  stored,
}: BrandFieldProps<Values>) {
  const { t, i18n } = useLingui()
  const { field } = useController({ control, name })
  const colour: string = field.value
  const isColour = isHexColour(colour)
  useEffect(() => {
    if (isColour) void setServerBrand(colour)
  }, [isColour, colour])
  const restore = useEffectEvent(() => void setServerBrand(stored))
  useEffect(() => () => restore(), [])
  return (
    <Stack gap={3}>
      <ColourSwatches
        label={t`Color`}
        value={isColour ? colour : undefined}
        onValueChange={field.onChange}
        options={readyColours.map(({ value, name: label }) => ({ value, name: i18n._(label) }))}
      />
      <FormTextField
        control={control}
        name={name}
        id={name}
        label={t`Any other color`}
        hint={t`Shades are adjusted so that text on it can always be read.`}
        isMono
        autoComplete="off"
      />
      {isColour && (
        <Suspense fallback={null}>
          <ColourWarning brand={colour} />
        </Suspense>
      )}
    </Stack>
  )
}
