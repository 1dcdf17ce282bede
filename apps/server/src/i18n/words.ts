import type { Language } from '#i18n/language.ts'

/** One message in every language the server speaks; `{name}` marks a value. */
export type Words = Record<string, Record<Language, string>>
