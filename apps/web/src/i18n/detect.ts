import { matchLanguage } from '@halyard/rules'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/**
 * The language to start with.
 *
 * @param preferences what the reader chose before, then what the browser asks for; may hold anything
 * @param available the languages that have a catalog
 */
export const detectLanguage = (
  preferences: readonly (string | null | undefined)[],
  available: readonly LanguageCode[],
): LanguageCode =>
  matchLanguage(
    preferences.filter((preference) => typeof preference === 'string'),
    available,
  ) ?? defaultLanguage

/** A stored or foreign text as a language code, if it is one of ours. */
export const asLanguage = (text: string): LanguageCode | undefined =>
  languages.find(({ code }) => code === text)?.code
