import { Switch } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changeAlerts, useAlertSettings } from '#shared/game/notices/alert-settings.ts'
import { useHydrated } from '@halyard/ui/use-hydrated'

/** Why the system cannot be asked to show anything; the server does not know. */
function useObstacle(wasDenied: boolean): string | undefined {
  const { t } = useLingui()
  const isBrowser = useHydrated()
  if (!isBrowser) return undefined
  if (!('Notification' in window)) return t`Your browser does not support notifications.`
  if (!window.isSecureContext) return t`Browsers only allow this on pages served over HTTPS.`
  if (wasDenied || Notification.permission === 'denied') {
    return t`Your browser blocks notifications from this site. Allow them in its settings for this site.`
  }
  return undefined
}

/** Turns on notifications of the system while no page is in view; the browser asks for permission. */
export function DesktopSwitch() {
  const { t } = useLingui()
  const { desktop } = useAlertSettings()
  const [wasDenied, setWasDenied] = useState(false)
  const obstacle = useObstacle(wasDenied)
  const handleChange = async (isOn: boolean) => {
    if (!isOn) return changeAlerts({ desktop: false })
    const permission = await Notification.requestPermission()
    setWasDenied(permission === 'denied')
    return changeAlerts({ desktop: permission === 'granted' })
  }
  return (
    <Switch
      label={t`As a system notification`}
      hint={obstacle ?? t`While no page of the platform is in view.`}
      checked={desktop && !obstacle}
      disabled={obstacle !== undefined}
      onCheckedChange={(isOn) => void handleChange(isOn)}
    />
  )
}
