import type { Language } from '#i18n/language.ts'
import { deDE } from '#i18n/translations/de-DE.ts'
import { esES } from '#i18n/translations/es-ES.ts'
import { frFR } from '#i18n/translations/fr-FR.ts'
import { idID } from '#i18n/translations/id-ID.ts'
import { jaJP } from '#i18n/translations/ja-JP.ts'
import { koKR } from '#i18n/translations/ko-KR.ts'
import { ruRU } from '#i18n/translations/ru-RU.ts'
import { viVN } from '#i18n/translations/vi-VN.ts'
import { zhTW } from '#i18n/translations/zh-TW.ts'
import type { Translation } from '#i18n/words.ts'

/** Languages whose messages are files of their own, not written beside the English ones. */
export const translations = {
  'zh-TW': zhTW,
  'ja-JP': jaJP,
  'id-ID': idID,
  'ko-KR': koKR,
  'ru-RU': ruRU,
  'vi-VN': viVN,
  'de-DE': deDE,
  'fr-FR': frFR,
  'es-ES': esES,
} as const satisfies Partial<Record<Language, Translation>>

/** The sentence of a language, if it has a file and the file has it. */
export const translated = (language: Language, key: string): string | undefined =>
  language === 'en-US' || language === 'zh-CN' ? undefined : translations[language][key]
