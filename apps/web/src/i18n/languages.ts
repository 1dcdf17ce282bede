import { DEFAULT_LANGUAGE } from '@halyard/rules'
import type { LanguageCode } from '@halyard/rules'

export type { LanguageCode }

export const defaultLanguage = DEFAULT_LANGUAGE

export type Language = {
  code: LanguageCode
  /** The name speakers use, shown in the menu whatever the language of the page. */
  nativeName: string
  isMachineTranslated?: boolean
  /** Some texts are not translated yet. No language is so now. */
  isIncomplete?: boolean
}

/** All languages of the platform, in the order of the menu. */
export const languages = [
  { code: 'en-US', nativeName: 'English' },
  { code: 'zh-CN', nativeName: '简体中文' },
  { code: 'zh-TW', nativeName: '繁體中文' },
  { code: 'ja-JP', nativeName: '日本語' },
  { code: 'id-ID', nativeName: 'Bahasa Indonesia' },
  { code: 'ko-KR', nativeName: '한국어' },
  { code: 'ru-RU', nativeName: 'Русский' },
  { code: 'vi-VN', nativeName: 'Tiếng Việt' },
  { code: 'de-DE', nativeName: 'Deutsch', isMachineTranslated: true },
  { code: 'fr-FR', nativeName: 'Français', isMachineTranslated: true },
  { code: 'es-ES', nativeName: 'Español', isMachineTranslated: true },
] as const satisfies readonly Language[]
