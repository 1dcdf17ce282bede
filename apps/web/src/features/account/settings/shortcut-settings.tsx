import { Switch } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useShortcuts } from '#shared/preferences/shortcuts.ts'

/** Whether single keys act in this browser: voice input presses them by accident (WCAG 2.1.4). */
export function ShortcutSettings() {
  const { t } = useLingui()
  const [on, setOn] = useShortcuts()
  return <Switch label={t`Single-key shortcuts`} checked={on} onCheckedChange={setOn} />
}
