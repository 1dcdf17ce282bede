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

const listeners = new Set<() => void>()
let asked: LanguageCode | undefined

/** The language whose note waits to be read. The menu that asked may be gone by then, so the question stands by itself. */
export const translationQuestion = {
  get: () => asked,
  set: (code: LanguageCode | undefined) => {
    asked = code
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
