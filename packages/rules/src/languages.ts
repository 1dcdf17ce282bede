/** Languages of the platform: of the client, of the server's messages and of mails. In the order of the menu. */
export const LANGUAGES = [
  'en-US',
  'zh-CN',
  'zh-TW',
  'ja-JP',
  'id-ID',
  'ko-KR',
  'ru-RU',
  'vi-VN',
  'de-DE',
  'fr-FR',
  'es-ES',
] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/** Used where no other language is asked for, or none that is available. */
export const DEFAULT_LANGUAGE: LanguageCode = 'en-US'

/** A BCP 47 tag with its likely subtags (`zh-HK` is `zh-Hant-HK`); undefined for anything that is no tag. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}

/**
 * Finds the language for a reader: the first preference that can be met. A preference is met by the same language, script and
 * region, else by the same language and script (`zh-HK` by `zh-TW`, `de-CH` by `de-DE`), else by the same language.
 *
 * @param preferences language tags, most preferred first; those that are not well-formed are skipped
 * @param available the languages to choose from
 */
export function matchLanguage<Code extends string>(
  preferences: readonly string[],
  available: readonly Code[],
): Code | undefined {
  const candidates = available.map((code) => ({ code, locale: likely(code) }))
  for (const preference of preferences) {
    const wanted = likely(preference)
    if (!wanted) continue
    const sameLanguage = candidates.filter(({ locale }) => locale?.language === wanted.language)
    const sameScript = sameLanguage.filter(({ locale }) => locale?.script === wanted.script)
    const exact = sameScript.find(({ locale }) => locale?.region === wanted.region)
    const found = exact ?? sameScript[0] ?? sameLanguage[0]
    if (found) return found.code
  }
  return undefined
}
