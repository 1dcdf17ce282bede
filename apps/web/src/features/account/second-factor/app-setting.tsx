import type { Schema } from '@halyard/api'
import { useCreateTotp, useRemoveTotp } from '@halyard/query'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Setting } from '#features/account/settings/setting.tsx'
import { useErrorText } from '#shared/errors/error-text.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { RelativeTime } from '#shared/format/local-time.tsx'
import { lazyPart } from '#shared/lazy-part.ts'

const SetUpTotp = lazyPart(
  'SetUpTotp',
  () => import('#features/account/second-factor/set-up-totp.tsx'),
)

type AppSettingProps = { addedAt: number | null; onCodes: (codes: readonly string[]) => void }

/** The authenticator app. */
export function AppSetting({ addedAt, onCodes }: AppSettingProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [totp, setTotp] = useState<Schema<'TotpSecretModel'>>()
  const create = useCreateTotp({
    onSuccess: setTotp,
    onError: (error) =>
      toast({
        tone: 'bad',
        id: 'totp',
        title: t`The app could not be set up`,
        body: errorText(error),
      }),
  })
  const { mutateAsync: remove } = useRemoveTotp()
  const askRemove = () =>
    confirm({
      title: t`Remove the authenticator app?`,
      body: <Trans>Its codes no longer log you in.</Trans>,
      action: t`Remove app`,
      tone: 'danger',
      run: () => remove(),
    })
  return (
    <>
      <Setting
        title={<Trans>Authenticator app</Trans>}
        note={
          addedAt === null ? (
            <Trans>An app on your phone shows a new code every 30 seconds.</Trans>
          ) : (
            <Trans>
              On since <RelativeTime at={addedAt} />
            </Trans>
          )
        }
        action={
          addedAt === null ? (
            <Button loading={create.isPending} onClick={() => create.mutate()}>
              <Trans>Set up app</Trans>
            </Button>
          ) : (
            <Button onClick={askRemove}>
              <Trans>Remove app</Trans>
            </Button>
          )
        }
      />
      <Suspense>
        {totp && (
          <SetUpTotp
            totp={totp}
            onDone={(codes) => {
              setTotp(undefined)
              onCodes(codes)
            }}
            onClose={() => setTotp(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
