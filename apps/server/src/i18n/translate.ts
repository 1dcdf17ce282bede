import { LANGUAGES } from '@halyard/rules'
import { setupI18n } from '@lingui/core'
import type { I18n, Messages } from '@lingui/core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#i18n/language.ts'
import { messages } from '#i18n/messages.ts'
import type { MessageKey } from '#i18n/messages.ts'

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

const CATALOGS = join(import.meta.dirname, '../locales')

/** Reads a catalog that `lingui compile` wrote. */
function loadCatalog(language: Language): Messages {
  const file = join(CATALOGS, `${language}.json`)
  try {
    const { messages: catalog }: { messages: Messages } = JSON.parse(readFileSync(file, 'utf8'))
    return catalog
  } catch (cause) {
    throw new Error(`${file} cannot be read: run pnpm i18n:compile`, { cause })
  }
}

/** One instance per language: requests in different languages run side by side, so no language is ever "the active one". */
const instances = new Map<Language, I18n>()

function i18nFor(language: Language): I18n {
  const existing = instances.get(language)
  if (existing) return existing
  const created = setupI18n({ locale: language, messages: { [language]: loadCatalog(language) } })
  instances.set(language, created)
  return created
}

/** Loads all catalogs; called at start so that a missing one is noticed before the first request. */
export function loadCatalogs(): void {
  for (const language of LANGUAGES) i18nFor(language)
}

/** The text of a message in a language, with its placeholders filled in. */
export const translate = (
  language: Language,
  key: MessageKey,
  values: MessageValues = {},
): string => i18nFor(language)._({ ...messages[key], values })
