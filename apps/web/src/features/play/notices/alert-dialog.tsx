import { Dialog, Stack, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changeAlerts, useAlertSettings } from '#features/play/notices/alert-settings.ts'
import { chime } from '#features/play/live/chime.ts'
import { sectionTitle } from '#features/play/challenge/challenge-dialog.css.ts'

/** What to be told of at once, and how. Kept in this browser. */
export function AlertDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const settings = useAlertSettings()
  const switchOf = (name: 'bloods' | 'challenges' | 'hints' | 'staff') => ({
    checked: settings[name],
    onCheckedChange: (isOn: boolean) => changeAlerts({ [name]: isOn }),
  })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header
          title={t`Alerts`}
          description={t`Every notice stays in the list, whatever you choose here.`}
          closeLabel={t`Close`}
        />
        <Dialog.Body>
          <Stack gap={5}>
            <Stack gap={3}>
              <h3 className={sectionTitle}>
                <Trans>Tell me at once of</Trans>
              </h3>
              <Switch label={t`Notices of the organisers`} {...switchOf('staff')} />
              <Switch label={t`New challenges`} {...switchOf('challenges')} />
              <Switch label={t`Hints`} {...switchOf('hints')} />
              <Switch label={t`First, second and third blood`} {...switchOf('bloods')} />
            </Stack>
            <Stack gap={3}>
              <h3 className={sectionTitle}>
                <Trans>How</Trans>
              </h3>
              <SoundSwitch />
              <DesktopSwitch />
            </Stack>
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Switched on, it can be heard at once. */
function changeSound(isOn: boolean) {
  changeAlerts({ sound: isOn })
  if (isOn) void chime().catch(() => {})
}

function SoundSwitch() {
  const { t } = useLingui()
  const { sound } = useAlertSettings()
  return <Switch label={t`With a sound`} checked={sound} onCheckedChange={changeSound} />
}

/** Why the system cannot be asked to show anything. */
function useObstacle(wasDenied: boolean): string | undefined {
  const { t } = useLingui()
  if (!('Notification' in window)) return t`Your browser has no notifications.`
  if (!window.isSecureContext) return t`Browsers only allow this on pages that come over HTTPS.`
  if (wasDenied || Notification.permission === 'denied') {
    return t`Your browser blocks notifications of this site. Allow them in its settings for this site.`
  }
  return undefined
}

function DesktopSwitch() {
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
      label={t`As a notification of the system`}
      hint={obstacle ?? t`While no page of the platform is in view.`}
      checked={desktop && !obstacle}
      disabled={obstacle !== undefined}
      onCheckedChange={(isOn) => void handleChange(isOn)}
    />
  )
}
