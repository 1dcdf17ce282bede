import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage } from '@halyard/rules'
import type { LanguageCode } from '@halyard/rules'
import Negotiator from 'negotiator'

export type Language = LanguageCode

/** Nobody prefers more languages than this; the rest of a longer header is not looked at. */
const MAX_PREFERENCES = 20

/** Browsers send a few dozen different headers over and over. The limits keep made-up ones from filling the memory. */
const MAX_CACHE_ENTRIES = 500
const MAX_CACHED_LENGTH = 100
const cache = new Map<string, Language>()

/** The language of a response, from the `Accept-Language` header of its request. */
export function pickLanguage(header: string | undefined): Language {
  if (header === undefined) return DEFAULT_LANGUAGE
  const cached = cache.get(header)
  if (cached) return cached
  const language = negotiate(header)
  if (cache.size < MAX_CACHE_ENTRIES && header.length <= MAX_CACHED_LENGTH)
    cache.set(header, language)
  return language
}

function negotiate(header: string): Language {
  const preferences = new Negotiator({ headers: { 'accept-language': header } })
    .languages()
    .slice(0, MAX_PREFERENCES)
    // "Any language" is the one we write first.
    .map((tag) => (tag === '*' ? DEFAULT_LANGUAGE : tag))
  return matchLanguage(preferences, LANGUAGES) ?? DEFAULT_LANGUAGE
}
