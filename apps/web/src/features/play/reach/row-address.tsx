import { CopyIconButton, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as styles from '#features/play/instance/instances-card.css.ts'
import type { RunningInstance } from '#features/play/instance/running-instance.ts'
import { useAddress } from '#shared/tunnel/use-address.ts'

/**
 * Where an instance of a list is reached. That of a WebSocket helps only those who have a program of their own for it: until a tunnel
 * leads to it, it is shown on request.
 */
export function RowAddress({ instance: { entry, title } }: { instance: RunningInstance }) {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const address = useAddress(entry)
  const isForPrograms = /^wss?:/.test(address)
  return (
    <>
      {isForPrograms && (
        <TextLink asChild>
          <button
            type="button"
            className={styles.whole}
            aria-expanded={isAsked}
            onClick={() => setIsAsked(!isAsked)}
          >
            {isAsked ? <Trans>Hide address</Trans> : <Trans>Show address</Trans>}
          </button>
        </TextLink>
      )}
      {(isAsked || !isForPrograms) && (
        <>
          <code className={styles.entry}>{address}</code>
          <CopyIconButton
            size="sm"
            text={address}
            labels={{ copy: t`Copy the address of ${title}`, copied: t`Copied` }}
          />
        </>
      )}
    </>
  )
}
