import { Select } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { asLanguage } from '#i18n/detect.ts'
import { availableLanguages } from '#i18n/activate.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { noteOf } from '#shared/menus/translation.ts'
import { useChooseLanguage } from '#shared/menus/use-choose-language.ts'

/** The language of this browser, each by its own name, and what to know of its translation. */
export function LanguageSettings() {
  const { t, i18n } = useLingui()
  const choose = useChooseLanguage()
  const current = asLanguage(i18n.locale) ?? defaultLanguage
  return (
    <Select<LanguageCode>
      label={t`Language`}
      isLabelHidden
      value={current}
      hint={noteOf(current) && <Note of={current} />}
      onValueChange={choose}
      options={languages
        .filter(({ code }) => availableLanguages.includes(code))
        .map(({ code, nativeName }) => ({
          value: code,
          label: noteOf(code) === 'machine' ? `${nativeName} (${t`by machine`})` : nativeName,
        }))}
    />
  )
}

function Note({ of: code }: { of: LanguageCode }) {
  if (noteOf(code) === 'incomplete') {
    return <Trans>This translation is still in progress. Some parts may not be translated.</Trans>
  }
  return <Trans>This translation was made by machines and AIs and may be inaccurate.</Trans>
}
