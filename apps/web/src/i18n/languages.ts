/** How a day and a month are written without the year. */
type ShortDate = 'MM/DD' | 'DD.MM' | 'DD/MM'

export type Language = {
  code: string
  /** The name speakers use, shown in the menu whatever the language of the page. */
  nativeName: string
  shortDate: ShortDate
  isMachineTranslated?: boolean
  /** Some texts are not translated yet. No language is so now. */
  isIncomplete?: boolean
}

/** All languages of the platform, in the order of the menu. */
export const languages = [
  { code: 'en-US', nativeName: 'English', shortDate: 'MM/DD' },
  { code: 'zh-CN', nativeName: '简体中文', shortDate: 'MM/DD' },
  { code: 'zh-TW', nativeName: '繁體中文', shortDate: 'MM/DD' },
  { code: 'ja-JP', nativeName: '日本語', shortDate: 'MM/DD' },
  { code: 'id-ID', nativeName: 'Bahasa Indonesia', shortDate: 'DD/MM' },
  { code: 'ko-KR', nativeName: '한국어', shortDate: 'MM/DD' },
  { code: 'ru-RU', nativeName: 'Русский', shortDate: 'DD.MM' },
  { code: 'vi-VN', nativeName: 'Tiếng Việt', shortDate: 'DD/MM' },
  { code: 'de-DE', nativeName: 'Deutsch', shortDate: 'DD.MM', isMachineTranslated: true },
  { code: 'fr-FR', nativeName: 'Français', shortDate: 'DD/MM', isMachineTranslated: true },
  { code: 'es-ES', nativeName: 'Español', shortDate: 'DD/MM', isMachineTranslated: true },
] as const satisfies readonly Language[]

export type LanguageCode = (typeof languages)[number]['code']

export const defaultLanguage: LanguageCode = 'en-US'

export const shortDateOf = (code: string): ShortDate =>
  languages.find((language) => language.code === code)?.shortDate ?? 'MM/DD'
