import { Button, Inline, Menu, setAppearance, useAppearance } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Gauge, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { densities, densityChoices, motionChoices, motions } from '#shared/menus/layout-choices.ts'

/** How tight lists stand and how much moves, in this browser. Both act at once. */
export function LayoutSettings() {
  const { i18n } = useLingui()
  const { density, motion } = useAppearance()
  return (
    <Inline gap={3}>
      <Choice
        icon={<Rows3 size={16} />}
        label={i18n._(densities[density])}
        items={densityChoices.map((choice) => ({
          label: i18n._(densities[choice]),
          isChecked: choice === density,
          onSelect: () => void setAppearance({ density: choice }),
        }))}
      />
      <Choice
        icon={<Gauge size={16} />}
        label={i18n._(motions[motion])}
        items={motionChoices.map((choice) => ({
          label: i18n._(motions[choice]),
          isChecked: choice === motion,
          onSelect: () => void setAppearance({ motion: choice }),
        }))}
      />
    </Inline>
  )
}

type Item = { label: string; isChecked: boolean; onSelect: () => void }
type ChoiceProps = { icon: ReactNode; label: string; items: readonly Item[] }

/** A button that says how it stands; its menu holds the other ways. */
function Choice({ icon, label, items }: ChoiceProps) {
  return (
    <Menu
      label={label}
      items={[...items]}
      trigger={
        <Button>
          {icon}
          {label}
          <ChevronDown size={16} />
        </Button>
      }
    />
  )
}
