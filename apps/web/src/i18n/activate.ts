import type { Messages } from '@lingui/core'
import { takeAhead } from '#boot/ahead.ts'
import { i18n } from '#i18n/i18n.ts'
import { loadDateLocale } from '#i18n/date-locales.ts'
import { asLanguage, detectLanguage } from '#i18n/detect.ts'
import { languageKey, readLanguageChoice } from '#i18n/language-choice.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { LanguageCode } from '#i18n/languages.ts'

const urls = import.meta.glob<string>('../locales/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const urlOf = (code: LanguageCode) => urls[`../locales/${code}.json`]

/** The languages that can be shown: those with a catalog in this build. */
export const availableLanguages: readonly LanguageCode[] = Object.keys(urls).flatMap(
  (path) => asLanguage(path.replace(/^.*\/|\.json$/g, '')) ?? [],
)

/** The reader's language: the stored choice, else what the browser asks for. */
export function startLanguage(): LanguageCode {
  return detectLanguage([readLanguageChoice(), ...navigator.languages], availableLanguages)
}

/**
 * Loads a catalog and the names of days and months, and shows the page in that language.
 *
 * @throws when they cannot be fetched; the page stays as it was
 */
export async function activate(code: LanguageCode): Promise<void> {
  const isLoaded = i18n.messages && i18n.locale === code
  const [messages] = await Promise.all([
    isLoaded ? i18n.messages : fetchCatalog(code),
    loadDateLocale(code),
  ])
  i18n.load(code, messages)
  i18n.activate(code)
  document.documentElement.lang = code.toLowerCase()
}

/** Same, and remembered for the next visit. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  await activate(code)
  // For the server, which renders the next page.
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing on plain HTTP
  document.cookie = `${languageKey}=${code}; path=/; max-age=31536000; samesite=lax`
  try {
    localStorage.setItem(languageKey, code)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

async function fetchCatalog(code: LanguageCode): Promise<Messages> {
  const url = urlOf(code) ?? urlOf(defaultLanguage)
  if (!url) return {}
  const ahead = await takeAhead(url)?.answer.catch(() => undefined)
  const response = ahead?.response ?? (await fetch(url))
  if (!response.ok) throw new Error(`The texts for ${code} could not be loaded`)
  const catalog: { messages: Messages } = await response.json()
  return catalog.messages
}
