import type { Schema } from '@halyard/api'
import { useRemovePasskey, useRenamePasskey } from '@halyard/query'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PasskeyName } from '#features/account/second-factor/passkey-name.tsx'
import { confirm } from '#shared/feedback/feedback.ts'
import { RelativeTime } from '#shared/format/local-time.tsx'
import * as styles from './second-factor.css.ts'

/** One passkey: what it is called, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: Schema<'PasskeyModel'> }) {
  const { t } = useLingui()
  const { id: passkeyId, name, createdAt, lastUsedAt } = passkey
  const [isRenaming, setIsRenaming] = useState(false)
  const close = () => setIsRenaming(false)
  const rename = useRenamePasskey({ onSuccess: close })
  const { mutateAsync: remove } = useRemovePasskey()
  const askRemove = () =>
    confirm({
      title: <Trans>Remove the passkey {name}?</Trans>,
      body: <Trans>It no longer opens your account. Remove it from your device, too.</Trans>,
      action: t`Remove passkey`,
      tone: 'danger',
      run: () => remove({ passkeyId }),
    })
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.note}>
          <Trans>
            Added <RelativeTime at={createdAt} />
          </Trans>
          {lastUsedAt !== null && (
            <>
              {' · '}
              <Trans>
                Last used <RelativeTime at={lastUsedAt} />
              </Trans>
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Button aria-label={t`Rename ${name}`} onClick={() => setIsRenaming(true)}>
          <Trans>Rename</Trans>
        </Button>
        <Button aria-label={t`Remove ${name}`} onClick={askRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      {isRenaming && (
        <PasskeyName
          title={t`Rename a passkey`}
          action={<Trans>Rename</Trans>}
          name={name}
          pending={rename.isPending}
          error={rename.error}
          onSubmit={(next) => rename.mutate({ passkeyId, name: next })}
          onClose={close}
        />
      )}
    </li>
  )
}
