import { defaultLanguage, languages } from '#i18n/languages.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/** A BCP 47 tag of the kind browsers send. Everything else (markup, `javascript:`, paths) is not looked at further. */
const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i

/** Scripts and regions written with traditional characters. */
const traditional = /-(hant|tw|hk|mo)\b/i

/**
 * The language to start with: the first wish that can be met, exactly or by its primary language, else English.
 *
 * @param wishes what the reader chose before, then what the browser asks for; may hold anything
 * @param available the languages that have a catalog
 */
export function detectLanguage(
  wishes: readonly (string | null | undefined)[],
  available: readonly LanguageCode[],
): LanguageCode {
  for (const wish of wishes) {
    if (!wish || !tag.test(wish)) continue
    const found = match(wish.toLowerCase(), available)
    if (found) return found
  }
  return defaultLanguage
}

function match(wish: string, available: readonly LanguageCode[]): LanguageCode | undefined {
  const exact = available.find((code) => code.toLowerCase() === wish)
  if (exact) return exact
  const [primary] = wish.split('-')
  if (primary === 'zh') {
    const wanted = traditional.test(wish) ? 'zh-TW' : 'zh-CN'
    return (
      available.find((code) => code === wanted) ?? available.find((code) => code.startsWith('zh'))
    )
  }
  return available.find((code) => code.split('-')[0] === primary)
}

/** A stored or foreign text as a language code, if it is one of ours. */
export const asLanguage = (text: string): LanguageCode | undefined =>
  languages.find(({ code }) => code === text)?.code
