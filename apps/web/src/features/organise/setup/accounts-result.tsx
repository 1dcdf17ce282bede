import { Callout, CopyField, QrCode, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#shared/paths.ts'
import * as styles from './setup.css.ts'

/** Whether other computers mean themselves by this name. */
const isOnlyHere = (host: string) =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host)

/** How players get in: the link to register, for a message and for the wall. */
export function AccountsResult({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui()
  if (!isOpen) {
    return (
      <p className={styles.muted}>
        <Trans>Nobody can register. Create accounts on the page of users.</Trans>
      </p>
    )
  }
  const link = window.location.origin + paths.register()
  return (
    <Stack gap={3}>
      <p>
        <Trans>The link to register:</Trans>
      </p>
      <CopyField text={link} labels={{ copy: t`Copy link`, copied: t`Copied` }} tone="default" />
      {isOnlyHere(window.location.hostname) ? (
        <Callout tone="warn" title={<Trans>This link works on this computer only</Trans>}>
          <Trans>
            Open the platform at the address that players will type, and copy the link there.
          </Trans>
        </Callout>
      ) : (
        <QrCode value={link} label={t`The link to register`} size={140} tooLong={null} />
      )}
    </Stack>
  )
}
