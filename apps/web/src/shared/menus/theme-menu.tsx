import { IconButton, Menu, setAppearance, useAppearance } from '@halyard/ui'
import type { ThemeChoice } from '@halyard/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Contrast, Monitor, Moon, Sun } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

export const themes = {
  system: [msg`Same as system`, Monitor],
  light: [msg({ message: 'Light', comment: 'Colour theme: not dark.' }), Sun],
  dark: [msg({ message: 'Dark', comment: 'Colour theme.' }), Moon],
  contrast: [msg`High contrast`, Contrast],
  'contrast-light': [msg`High contrast, light`, Contrast],
} as const satisfies Record<ThemeChoice, readonly [MessageDescriptor, LucideIcon]>

export const themeChoices = ['system', 'light', 'dark', 'contrast', 'contrast-light'] as const

export function ThemeMenu() {
  const { t, i18n } = useLingui()
  const { theme } = useAppearance()
  const [, Icon] = themes[theme]
  return (
    <Menu
      align="end"
      label={t`Theme`}
      items={themeChoices.map((choice) => {
        const [label, ChoiceIcon] = themes[choice]
        return {
          label: i18n._(label),
          icon: <ChoiceIcon size={16} />,
          checked: choice === theme,
          onSelect: () => void setAppearance({ theme: choice }),
        }
      })}
      trigger={
        <IconButton label={t`Theme`}>
          <Icon size={16} />
        </IconButton>
      }
    />
  )
}
