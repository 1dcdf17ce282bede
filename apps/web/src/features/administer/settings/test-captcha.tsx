import { useTestCaptcha } from '@halyard/query'
import { Button, Callout } from '@halyard/ui'
import type { CalloutTone } from '@halyard/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { usePlatform } from '#shared/platform/platform.ts'

type Outcome = NonNullable<ReturnType<typeof useTestCaptcha>['data']>['outcome']

const outcomes = {
  Works: ['ok', msg`The provider accepts the secret of this server.`],
  WrongSecret: [
    'bad',
    msg`The provider does not accept the secret of this server: nobody gets past the captcha. Correct it in the configuration of the server.`,
  ],
  Unreachable: [
    'bad',
    msg`The provider does not answer this server: nobody gets past the captcha. Make sure that the server can reach it.`,
  ],
} as const satisfies Record<Outcome, [CalloutTone, MessageDescriptor]>

/** Asks the provider of the captcha whether it knows the secret of the server. */
export function TestCaptcha() {
  const { t, i18n } = useLingui()
  const { extensions } = usePlatform()
  const { mutate, data, error, isPending } = useTestCaptcha()
  if (!extensions?.includes('checks')) return null
  const [tone, text] = data ? outcomes[data.outcome] : ['info' as const, undefined]
  return (
    <Callout
      tone={error ? 'bad' : tone}
      role="status"
      title={t`Captcha keys`}
      action={
        <Button
          size="sm"
          icon={<KeyRound size={14} />}
          loading={isPending}
          onClick={() => mutate()}
        >
          <Trans>Test the keys</Trans>
        </Button>
      }
    >
      {error ? (
        <ErrorMessage error={error} />
      ) : text ? (
        i18n._(text)
      ) : (
        <Trans>Asks the provider whether it accepts this server's secret.</Trans>
      )}
    </Callout>
  )
}
