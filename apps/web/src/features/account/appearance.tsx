import {
  ColourSwatches,
  RadioCards,
  Stack,
  Switch,
  TextField,
  setAppearance,
  useAppearance,
} from '@halyard/ui'
import type { BrandChoice, ThemeChoice } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFlagPatterns } from '#shared/preferences/flag-patterns.ts'
import { themeChoices, themes } from '#shared/menus/theme-menu.tsx'

const isHex = (text: string): text is `#${string}` => /^#[0-9a-f]{6}$/i.test(text)

type Source = 'managed' | 'brand' | 'own'

/** Colours that stand ready, around the wheel; any other is typed. */
const READY = [
  { value: '#e5484d', name: msg`Red` },
  { value: '#f76b15', name: msg`Orange` },
  { value: '#ffc53d', name: msg({ message: 'Amber', comment: 'Name of a colour.' }) },
  { value: '#46a758', name: msg`Green` },
  { value: '#12a594', name: msg({ message: 'Teal', comment: 'Name of a colour.' }) },
  { value: '#0090ff', name: msg`Sky blue` },
  { value: '#4a6cf7', name: msg`Halyard blue` },
  { value: '#8e4ec6', name: msg`Purple` },
  { value: '#e93d82', name: msg`Pink` },
  {
    value: '#1c2024',
    name: msg({ message: 'Ink', comment: 'Name of a colour: a very dark blue.' }),
  },
] as const

const sourceOf = (brand: BrandChoice): Source =>
  brand === '' ? 'managed' : brand === 'brand' ? 'brand' : 'own'

/** Theme, colour and marks of this browser. They act at once. */
export function AppearanceSettings() {
  const { t, i18n } = useLingui()
  const { theme, brand } = useAppearance()
  const [source, setSource] = useState(() => sourceOf(brand))
  const [colour, setColour] = useState<string>(source === 'own' ? brand : '#4a6cf7')
  const [hasPatterns, setPatterns] = useFlagPatterns()
  const isColour = isHex(colour)
  const apply = (next: Source, text: string) => {
    setSource(next)
    setColour(text)
    if (next === 'managed') void setAppearance({ brand: '' })
    if (next === 'brand') void setAppearance({ brand: 'brand' })
    if (next === 'own' && isHex(text)) void setAppearance({ brand: text })
  }
  return (
    <Stack gap={5}>
      <RadioCards<ThemeChoice>
        label={t({ message: 'Theme', comment: 'Light, dark or high contrast colours.' })}
        value={theme}
        onValueChange={(choice) => void setAppearance({ theme: choice })}
        options={themeChoices.map((choice) => {
          const [label, Icon] = themes[choice]
          return { value: choice, label: i18n._(label), picture: <Icon size={16} aria-hidden /> }
        })}
      />
      <RadioCards<Source>
        label={t({ message: 'Colour', comment: 'Label of a field for a colour.' })}
        value={source}
        onValueChange={(next) => apply(next, colour)}
        options={[
          { value: 'managed', label: t`From the organisers`, note: t`Set by this platform` },
          {
            value: 'brand',
            label: t({ message: 'Default', comment: 'The colour that comes with the platform.' }),
            note: t`Halyard blue`,
          },
          {
            value: 'own',
            label: t({ message: 'My own', comment: 'Choice of a colour: any other one.' }),
            note: t`Any six-digit hex colour`,
          },
        ]}
      />
      {source === 'own' && (
        <>
          <ColourSwatches
            label={t`Preset colours`}
            value={isColour ? colour : undefined}
            onValueChange={(ready) => apply('own', ready)}
            options={READY.map(({ value, name }) => ({ value, name: i18n._(name) }))}
          />
          <TextField
            label={t`Your colour`}
            isMono
            value={colour}
            maxLength={7}
            error={isColour ? undefined : t`Write it as # and six hex digits, like #4a6cf7.`}
            hint={t`Shades are adjusted so that text on it can always be read.`}
            onChange={({ target }) => apply('own', target.value)}
          />
        </>
      )}
      <Switch
        label={t`Patterns on flags`}
        hint={t`Tells categories apart without colour on the scoreboard.`}
        checked={hasPatterns}
        onCheckedChange={setPatterns}
      />
    </Stack>
  )
}
