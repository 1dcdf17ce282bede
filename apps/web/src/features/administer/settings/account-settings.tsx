import type { PlatformConfig } from '@halyard/api'
import { useGetCaptchaInfo } from '@halyard/query'
import { Callout, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { accountsSection } from '#features/administer/settings/sections.ts'
import type { AccountsForm } from '#features/administer/settings/sections.ts'
import { SecondFactorPolicy } from '#features/administer/settings/second-factor-policy.tsx'
import { SettingsForm } from '#features/administer/settings/settings-form.tsx'
import { SettingsPage } from '#features/administer/settings/settings-page.tsx'
import { TestCaptcha } from '#features/administer/settings/test-captcha.tsx'
import { useAnswer } from '#shared/forms/use-answer.ts'
import { FormCheckbox } from '#shared/forms/value-fields.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

const Providers = lazyPart(
  'Providers',
  () => import('#features/administer/providers/providers.tsx'),
)

const check = () => ({})

/** Who gets an account, and how. */
export function AccountSettings() {
  const hasProviders = useHasExtension('oidc')
  return (
    <SettingsPage section="accounts">
      {(config) => (
        <Stack gap={5}>
          <AccountSettingsForm config={config} />
          <SecondFactorPolicy />
          {hasProviders && (
            <Suspense>
              <Providers />
            </Suspense>
          )}
        </Stack>
      )}
    </SettingsPage>
  )
}

function AccountSettingsForm({ config }: { config: PlatformConfig }) {
  const { t } = useLingui()
  const answer = useAnswer()
  return (
    <SettingsForm
      section={accountsSection}
      config={config}
      check={check}
      texts={{
        allowRegister: { label: t`Everyone may register`, text: answer },
        activeOnRegister: { label: t`New accounts can be used immediately`, text: answer },
        useCaptcha: { label: t`Require a captcha`, text: answer },
      }}
    >
      {(control) => (
        <>
          <FormCheckbox
            control={control}
            name="allowRegister"
            label={t`Everyone may register`}
            hint={t`Otherwise only administrators create accounts.`}
          />
          <FormCheckbox
            control={control}
            name="activeOnRegister"
            label={t`New accounts can be used immediately`}
            hint={t`Otherwise an administrator activates each of them.`}
          />
          <FormCheckbox
            control={control}
            name="useCaptcha"
            label={t`Require a captcha`}
            hint={t`When someone registers, logs in or has forgotten the password.`}
          />
          <CaptchaState control={control} isStored={config.accountPolicy.useCaptcha} />
        </>
      )}
    </SettingsForm>
  )
}

/** What the providers call themselves. */
const captchaNames = {
  None: '',
  HashPow: 'HashPow',
  CloudflareTurnstile: 'Cloudflare Turnstile',
} as const

type CaptchaStateProps = { control: Control<AccountsForm>; isStored: boolean }

/** Whether the captcha that is switched on has what it needs: its keys are configured on the server, not here. */
function CaptchaState({ control, isStored }: CaptchaStateProps) {
  const { t } = useLingui()
  const isChosen = useWatch({ control, name: 'useCaptcha' })
  const { data } = useGetCaptchaInfo({ enabled: isStored })
  if (!isChosen || !isStored || !data) return null
  const needsKey = data.type === 'CloudflareTurnstile'
  const provider = captchaNames[data.type]
  if (data.type === 'None' || (needsKey && !data.siteKey)) {
    return (
      <Callout tone="warn" title={t`No captcha is required`}>
        <Trans>The server has no provider or no keys for it. Add them to its configuration.</Trans>
      </Callout>
    )
  }
  return (
    <>
      <Callout tone="info">
        <Trans>The server requires the captcha of {provider}.</Trans>
      </Callout>
      {needsKey && <TestCaptcha />}
    </>
  )
}
