import { QrCode } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'

/** The invitation link for the camera of somebody in the same room. */
export function InviteQr({ link }: { link: string }) {
  const { t } = useLingui()
  return (
    <QrCode
      value={link}
      label={t`QR code of the invitation link`}
      size={192}
      tooLong={<Trans>The link is too long for a QR code.</Trans>}
    />
  )
}
