import { IconButton, Menu } from '@halyard/ui'
import type { MenuItem } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { availableLanguages } from '#i18n/activate.ts'
import { languages } from '#i18n/languages.ts'
import { noteOf } from '#shared/menus/translation.ts'
import { useChooseLanguage } from '#shared/menus/use-choose-language.ts'
import * as styles from './menus.css.ts'

/** The languages of this build, each by its own name. */
export function LanguageMenu() {
  const { t, i18n } = useLingui()
  const choose = useChooseLanguage()
  const items = languages
    .filter(({ code }) => availableLanguages.includes(code))
    .map(({ code, nativeName }): MenuItem => ({
      label: nativeName,
      lang: code,
      trailing: (
        <span className={styles.code}>{noteOf(code) === 'machine' ? t`by machine` : code}</span>
      ),
      isChecked: i18n.locale === code,
      onSelect: () => choose(code),
    }))
  return (
    <Menu
      align="end"
      label={t`Language`}
      items={items}
      trigger={
        <IconButton label={t`Language`}>
          <Languages size={16} />
        </IconButton>
      }
    />
  )
}
