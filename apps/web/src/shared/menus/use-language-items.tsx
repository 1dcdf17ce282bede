import type { MenuItem } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { availableLanguages } from '#i18n/activate.ts'
import { languages } from '#i18n/languages.ts'
import { noteOf } from '#shared/menus/translation.ts'
import { useChooseLanguage } from '#shared/menus/use-choose-language.ts'
import * as styles from './menus.css.ts'

/** The languages of this build as entries of a menu, each by its own name. */
export function useLanguageItems(): MenuItem[] {
  const { t, i18n } = useLingui()
  const choose = useChooseLanguage()
  return languages
    .filter(({ code }) => availableLanguages.includes(code))
    .map(({ code, nativeName }) => ({
      label: nativeName,
      lang: code,
      trailing: (
        <span className={styles.code}>
          {noteOf(code) === 'machine'
            ? t({
                message: 'machine-translated',
                comment: 'Beside a language: machines have translated it.',
              })
            : code}
        </span>
      ),
      checked: i18n.locale === code,
      onSelect: () => choose(code),
    }))
}
