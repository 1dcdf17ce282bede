import { Button, Menu } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type ChoiceMenuProps = { icon: ReactNode; label: string; items: readonly MenuItem[] }

/** A button with the current choice; its menu has the others. */
export function ChoiceMenu({ icon, label, items }: ChoiceMenuProps) {
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
