import { Inline, setAppearance, useAppearance } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Gauge, Rows3 } from 'lucide-react'
import { ChoiceMenu } from '#features/account/settings/choice-menu.tsx'
import { densities, densityChoices, motionChoices, motions } from '#shared/menus/layout-choices.ts'

/** Density of lists and amount of motion, in this browser. Both act at once. */
export function LayoutSettings() {
  const { i18n } = useLingui()
  const { density, motion } = useAppearance()
  return (
    <Inline gap={3}>
      <ChoiceMenu
        icon={<Rows3 size={16} />}
        label={i18n._(densities[density])}
        items={densityChoices.map((choice) => ({
          label: i18n._(densities[choice]),
          checked: choice === density,
          onSelect: () => void setAppearance({ density: choice }),
        }))}
      />
      <ChoiceMenu
        icon={<Gauge size={16} />}
        label={i18n._(motions[motion])}
        items={motionChoices.map((choice) => ({
          label: i18n._(motions[choice]),
          checked: choice === motion,
          onSelect: () => void setAppearance({ motion: choice }),
        }))}
      />
    </Inline>
  )
}
