import type { Schema } from '@halyard/api'
import { Button, CardSection } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { PasskeyRow } from '#features/account/second-factor/passkey-row.tsx'
import { Setting } from '#features/account/settings/setting.tsx'
import { lazyPart } from '#shared/lazy-part.ts'

const AddPasskey = lazyPart(
  'AddPasskey',
  () => import('#features/account/second-factor/add-passkey.tsx'),
)

type PasskeySettingProps = {
  own: Schema<'SecondFactorModel'>
  onCodes: (codes: readonly string[]) => void
}

/** The passkeys, or why this server takes none. */
export function PasskeySetting({ own, onCodes }: PasskeySettingProps) {
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  const { passkeys, passkeysOff } = own
  return (
    <>
      <Setting
        title={<Trans>Passkeys</Trans>}
        note={<Note off={passkeysOff} />}
        action={
          passkeysOff === null && (
            <Button onClick={() => setIsAdding(true)}>
              <Trans>Add passkey</Trans>
            </Button>
          )
        }
      />
      {passkeys.length > 0 && (
        <CardSection>
          <ul aria-label={t`Passkeys`}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        </CardSection>
      )}
      <Suspense>
        {isAdding && (
          <AddPasskey
            onDone={(codes) => {
              setIsAdding(false)
              onCodes(codes)
            }}
            onClose={() => setIsAdding(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function Note({ off }: { off: Schema<'SecondFactorModel'>['passkeysOff'] }) {
  if (off === 'noAddress')
    return <Trans>Off, because this server was not given an address of its own.</Trans>
  if (off === 'notSecure')
    return <Trans>Off, because the address of this server does not begin with https.</Trans>
  return (
    <Trans>
      Your fingerprint, face, PIN or a security key: after the password, or in place of it.
    </Trans>
  )
}
