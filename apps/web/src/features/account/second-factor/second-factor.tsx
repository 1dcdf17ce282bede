import type { Schema } from '@halyard/api'
import { useGetSecondFactor } from '@halyard/query'
import { Callout, Card, CardSection, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AppSetting } from '#features/account/second-factor/app-setting.tsx'
import { CodesSetting } from '#features/account/second-factor/codes-setting.tsx'
import { PasskeySetting } from '#features/account/second-factor/passkey-setting.tsx'
import { ShownCodes } from '#features/account/second-factor/shown-codes.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'

/** What is asked for after the password: an authenticator app, passkeys, and codes for the day they are lost. */
export function SecondFactor() {
  const { t } = useLingui()
  const { data, error, refetch } = useGetSecondFactor()
  const [codes, setCodes] = useState<readonly string[]>([])
  if (error)
    return (
      <LoadFailed
        level={3}
        title={t`Your second factor could not be loaded`}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="12rem" shape="box" />
  return (
    <Stack gap={4}>
      <Missing own={data} />
      <Card padding="none">
        <AppSetting addedAt={data.totpAddedAt} onCodes={setCodes} />
        <PasskeySetting own={data} onCodes={setCodes} />
        {hasFactor(data) && <CodesSetting left={data.recoveryCodesLeft} onCodes={setCodes} />}
        {!hasFactor(data) && (
          <CardSection>
            <p>
              <Trans>
                With a second factor, someone who knows your password cannot log in as you.
              </Trans>
            </p>
          </CardSection>
        )}
      </Card>
      {codes.length > 0 && <ShownCodes codes={codes} onClose={() => setCodes([])} />}
    </Stack>
  )
}

const hasFactor = ({ totpAddedAt, passkeys }: Schema<'SecondFactorModel'>) =>
  totpAddedAt !== null || passkeys.length > 0

function Missing({ own }: { own: Schema<'SecondFactorModel'> }) {
  const { t } = useLingui()
  if (!own.isRequired || hasFactor(own)) return null
  return (
    <Callout tone="warn" title={t`Your account needs a second factor`}>
      <Trans>Until you set one up, you cannot do more than this platform allows without it.</Trans>
    </Callout>
  )
}
