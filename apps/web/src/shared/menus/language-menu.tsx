import { IconButton, Menu } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { useLanguageItems } from '#shared/menus/use-language-items.tsx'

/** The languages of this build in the bar. */
export function LanguageMenu() {
  const { t } = useLingui()
  return (
    <Menu
      align="end"
      label={t`Language`}
      items={useLanguageItems()}
      trigger={
        <IconButton label={t`Language`}>
          <Languages size={16} />
        </IconButton>
      }
    />
  )
}
