import { limits } from '@halyard/api'
import type { PlatformConfig } from '@halyard/api'
import { useLingui } from '@lingui/react/macro'
import { LogoField } from '#features/administer/settings/logo-field.tsx'
import { PlatformFields } from '#features/administer/settings/platform-fields.tsx'
import { platformSection } from '#features/administer/settings/sections.ts'
import type { PlatformForm } from '#features/administer/settings/sections.ts'
import { SettingsForm } from '#features/administer/settings/settings-form.tsx'
import { SettingsPage } from '#features/administer/settings/settings-page.tsx'
import { useAnswer } from '#shared/forms/use-answer.ts'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import type { Problems } from '#shared/forms/use-validated-form.ts'
import { useIdentityCheck } from '#shared/platform/use-identity-check.ts'
import * as styles from './settings.css.ts'

const { slogan, description, footerInfo } = limits.globalConfigInput

const asText = (value: string) => value

const tidy = (form: PlatformForm): PlatformForm => ({
  ...form,
  title: form.title.trim(),
  slogan: form.slogan.trim(),
  description: form.description.trim(),
})

/** What the platform is called and how it looks. */
export function PlatformSettings() {
  return (
    <SettingsPage section="platform">
      {(config) => (
        <div className={styles.columns}>
          <PlatformSettingsForm config={config} />
          <LogoField hash={config.globalConfig.logoHash} />
        </div>
      )}
    </SettingsPage>
  )
}

function PlatformSettingsForm({ config }: { config: PlatformConfig }) {
  return (
    <SettingsForm
      section={platformSection}
      config={config}
      check={useCheck()}
      texts={useTexts()}
      tidy={tidy}
    >
      {(control) => (
        <PlatformFields control={control} storedColour={config.globalConfig.customTheme} />
      )}
    </SettingsForm>
  )
}

function useCheck() {
  const { t } = useLingui()
  const checkIdentity = useIdentityCheck()
  const atMost = (text: string, { maxLength }: { maxLength: number }) =>
    text.length > maxLength ? t`Use at most ${maxLength} characters.` : undefined
  return (form: PlatformForm): Problems<PlatformForm> => ({
    ...checkIdentity(form),
    slogan: atMost(form.slogan, slogan),
    description: atMost(form.description, description),
    footerInfo: atMost(form.footerInfo, footerInfo),
  })
}

function useTexts(): FieldTexts<PlatformForm> {
  const { t } = useLingui()
  return {
    title: { label: t`Name of the platform`, text: asText },
    slogan: { label: t`Slogan`, text: asText },
    description: { label: t`Description`, text: asText },
    footerInfo: { label: t`Footer`, text: asText },
    customTheme: { label: t`Color`, text: asText },
    apiEncryption: { label: t`Encrypt passwords and flags inside requests`, text: useAnswer() },
  }
}
