import { limits } from '@halyard/api'
import { Skeleton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { PlatformForm } from '#features/administer/settings/sections.ts'
import { FormTextArea, FormTextField } from '#shared/forms/fields.tsx'
import { FormMarkdownField } from '#shared/forms/form-markdown-field.tsx'
import { FormCheckbox } from '#shared/forms/value-fields.tsx'
import { backgroundPart } from '#shared/lazy-part.ts'
import { BrandColourField, PlatformNameField } from '#shared/platform/identity-fields.tsx'
import { isHexColour } from '#shared/preferences/ready-colours.ts'

const { slogan, description } = limits.globalConfigInput

/** It brings along what works out the shades. */
const BrandScales = backgroundPart(
  'BrandScales',
  () => import('#features/administer/settings/brand-scales.tsx'),
)

type PlatformFieldsProps = { control: Control<PlatformForm>; storedColour: string | null }

/** Name, texts and looks of the platform. */
export function PlatformFields({ control, storedColour }: PlatformFieldsProps) {
  const { t } = useLingui()
  const colour = useWatch({ control, name: 'customTheme' })
  return (
    <>
      <PlatformNameField control={control} name="title" />
      <FormTextField
        control={control}
        name="slogan"
        id="slogan"
        label={t`Slogan`}
        hint={t`One line below the name.`}
        maxLength={slogan.maxLength}
        dir="auto"
        autoComplete="off"
      />
      <FormTextArea
        control={control}
        name="description"
        id="description"
        label={t`Description`}
        hint={t`For search engines and link previews.`}
        maxLength={description.maxLength}
        rows={2}
        dir="auto"
      />
      <BrandColourField control={control} name="customTheme" stored={storedColour} />
      {isHexColour(colour) && (
        <Suspense fallback={<Skeleton height="6rem" shape="box" />}>
          <BrandScales brand={colour} />
        </Suspense>
      )}
      <FormMarkdownField
        control={control}
        name="footerInfo"
        label={t`Footer`}
        hint={t`At the end of every page: contacts, an imprint, links.`}
      />
      <FormCheckbox
        control={control}
        name="apiEncryption"
        label={t`Encrypt passwords and flags inside requests`}
        hint={t`Proxies that terminate TLS cannot read them. Turning it on creates a new key.`}
      />
    </>
  )
}
