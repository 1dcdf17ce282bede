import { create } from 'zustand'
import { languages } from '#i18n/languages.ts'
import type { Language, LanguageCode } from '#i18n/languages.ts'

/** What a reader should know of a translation before relying on it. */
export type TranslationNote = 'machine' | 'incomplete'

/** The note of a language, if it has one. */
export function noteOf(code: LanguageCode): TranslationNote | undefined {
  const language: Language | undefined = languages.find((one) => one.code === code)
  if (language?.isIncomplete) return 'incomplete'
  return language?.isMachineTranslated ? 'machine' : undefined
}

/**
 * The language whose note waits to be read. The menu that asked for it may be gone by then, so the dialog is rendered apart, at the
 * root.
 */
export const useTranslationNote = create<{ code: LanguageCode | undefined }>(() => ({
  code: undefined,
}))
