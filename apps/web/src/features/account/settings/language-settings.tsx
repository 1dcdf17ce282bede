import { Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { ChoiceMenu } from '#features/account/settings/choice-menu.tsx'
import { asLanguage } from '#i18n/detect.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { noteOf } from '#shared/menus/translation.ts'
import { useLanguageItems } from '#shared/menus/use-language-items.tsx'

/** The language of this browser, and what to know of its translation. */
export function LanguageSettings() {
  const { i18n } = useLingui()
  const items = useLanguageItems()
  const current = asLanguage(i18n.locale) ?? defaultLanguage
  const name = languages.find(({ code }) => code === current)?.nativeName ?? current
  return (
    <Stack gap={2} align="start">
      <ChoiceMenu icon={<Languages size={16} />} label={name} items={items} />
      {noteOf(current) && <Note of={current} />}
    </Stack>
  )
}

function Note({ of: code }: { of: LanguageCode }) {
  if (noteOf(code) === 'incomplete') {
    return (
      <p>
        <Trans>This translation is still in progress. Some parts may not be translated.</Trans>
      </p>
    )
  }
  return (
    <p>
      <Trans>This translation was made by machines and AIs and may be inaccurate.</Trans>
    </p>
  )
}
