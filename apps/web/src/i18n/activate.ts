import { catalogCodes, loadTexts } from '#i18n/catalogs.ts'
import type { Audience } from '#i18n/catalogs.ts'
import { i18n } from '#i18n/i18n.ts'
import { loadDateLocale } from '#i18n/date-locales.ts'
import { detectLanguage } from '#i18n/detect.ts'
import { languageKey, readLanguageChoice } from '#i18n/language-choice.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/** The languages that can be shown: those with a catalog in this build. */
export const availableLanguages: readonly LanguageCode[] = catalogCodes

/** The reader's language: the stored choice, else what the browser asks for. */
export function startLanguage(): LanguageCode {
  return detectLanguage([readLanguageChoice(), ...navigator.languages], availableLanguages)
}

/** The language on show, or about to be. */
let current: LanguageCode | undefined
/** Whose texts each language needs: more of them once something was opened that shows them. */
const needed = new Set<Audience>(['everybody'])

/**
 * Loads a catalog and the names of days and months, and shows the page in that language.
 *
 * @throws when they cannot be fetched; the page stays as it was
 */
export async function activate(code: LanguageCode): Promise<void> {
  await Promise.all([loadNeeded(code), loadDateLocale(code)])
  // Something may have been opened meanwhile; what is there already is not loaded again.
  await loadNeeded(code)
  current = code
  i18n.activate(code)
  document.documentElement.lang = code.toLowerCase()
}

const loadNeeded = (code: LanguageCode) =>
  Promise.all([...needed].map((audience) => loadTexts(code, audience)))

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

/**
 * Loads a module together with texts that most readers never load.
 *
 * @throws when either cannot be fetched
 */
export async function withTexts<Module>(
  audience: Audience,
  load: () => Promise<Module>,
): Promise<Module> {
  needed.add(audience)
  const [module] = await Promise.all([load(), loadTexts(current ?? startLanguage(), audience)])
  return module
}
