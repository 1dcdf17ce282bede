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
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFlagPatterns } from '#shared/preferences/flag-patterns.ts'
import { isHexColour, readyColours } from '#shared/preferences/ready-colours.ts'
import { themeChoices, themes } from '#shared/menus/theme-menu.tsx'

type Source = 'managed' | 'brand' | 'own'

const sourceOf = (brand: BrandChoice): Source =>
  brand === '' ? 'managed' : brand === 'brand' ? 'brand' : 'own'

/** Theme, colour and marks of this browser. They act at once. */
export function AppearanceSettings() {
  const { t, i18n } = useLingui()
  const { theme, brand } = useAppearance()
  const [source, setSource] = useState(() => sourceOf(brand))
  const [colour, setColour] = useState<string>(source === 'own' ? brand : '#4a6cf7')
  const [hasPatterns, setPatterns] = useFlagPatterns()
  const isColour = isHexColour(colour)
  const apply = (next: Source, text: string) => {
    setSource(next)
    setColour(text)
    if (next === 'managed') void setAppearance({ brand: '' })
    if (next === 'brand') void setAppearance({ brand: 'brand' })
    if (next === 'own' && isHexColour(text)) void setAppearance({ brand: text })
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
        label={t({ message: 'Color', comment: 'Label of a field for a colour.' })}
        value={source}
        onValueChange={(next) => apply(next, colour)}
        options={[
          { value: 'managed', label: t`From the organizers`, note: t`Set by this platform` },
          {
            value: 'brand',
            label: t({ message: 'Default', comment: 'The colour that comes with the platform.' }),
            note: t`Halyard blue`,
          },
          {
            value: 'own',
            label: t({ message: 'My own', comment: 'Choice of a colour: any other one.' }),
            note: t`Any six-digit hex color`,
          },
        ]}
      />
      {source === 'own' && (
        <>
          <ColourSwatches
            label={t`Preset colors`}
            value={isColour ? colour : undefined}
            onValueChange={(ready) => apply('own', ready)}
            options={readyColours.map(({ value, name }) => ({ value, name: i18n._(name) }))}
          />
          <TextField
            label={t`Your color`}
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
        hint={t`Tells categories apart without color on the scoreboard.`}
        checked={hasPatterns}
        onCheckedChange={setPatterns}
      />
    </Stack>
  )
}
