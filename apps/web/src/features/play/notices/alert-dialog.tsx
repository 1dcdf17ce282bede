import { Dialog, Stack, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { changeAlerts, useAlertSettings } from '#shared/game/notices/alert-settings.ts'
import { chime } from '#shared/game/notices/chime.ts'
import { DesktopSwitch } from '#shared/game/desktop-switch.tsx'
import { sectionTitle } from '#features/play/challenge/challenge-dialog.css.ts'

/** What to be alerted of, and how. Kept in this browser. */
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
          title={t({
            message: 'Alerts',
            comment:
              'Title of the dialog that chooses which notices pop up at once. Not the same word as hints.',
          })}
          description={t`Every notice stays in the list, whatever you choose here.`}
          closeLabel={t`Close`}
        />
        <Dialog.Body>
          <Stack gap={5}>
            <Stack gap={3}>
              <h3 className={sectionTitle}>
                <Trans>Notify me about</Trans>
              </h3>
              <Switch label={t`Notices from the organizers`} {...switchOf('staff')} />
              <Switch label={t`New challenges`} {...switchOf('challenges')} />
              <Switch label={t`Hints`} {...switchOf('hints')} />
              <Switch label={t`First, second and third blood`} {...switchOf('bloods')} />
            </Stack>
            <Stack gap={3}>
              <h3 className={sectionTitle}>
                <Trans comment="Heading above the switches for sound and system notifications: how to be alerted.">
                  How
                </Trans>
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
