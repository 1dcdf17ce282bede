import { useLingui } from '@lingui/react/macro'
import { chooseLanguage } from '#i18n/activate.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { noteOf, useTranslationNote } from '#shared/menus/translation.ts'

/** Shows the page in another language at once, and shows the note of a translation that has one. */
export function useChooseLanguage(): (code: LanguageCode) => void {
  const { t } = useLingui()
  return (code) => {
    chooseLanguage(code).then(
      () => useTranslationNote.setState({ code: noteOf(code) && code }),
      () =>
        toast({ tone: 'bad', id: 'language', title: t`The texts of this language did not load` }),
    )
  }
}
