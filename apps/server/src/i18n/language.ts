/** Languages of the platform: the server's sentences and mails, and the web client. */
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
export type Language = (typeof LANGUAGES)[number]

const LONGEST_HEADER = 100

/** The tags of an `Accept-Language` header, the most wanted first. */
export function wantedTags(header: string | undefined): string[] {
  const entries = (header ?? '').slice(0, LONGEST_HEADER).split(',')
  const weighed = entries.map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
    return { tag: tag.trim(), weight: weight ? Number(weight.slice(2)) : 1 }
  })
  return weighed
    .filter(({ tag, weight }) => /^[A-Za-z*][A-Za-z0-9-]*$|^\*$/.test(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** Browsers send a few dozen different headers, and each again and again; more than this are not remembered. */
const MOST_REMEMBERED = 500
const remembered = new Map<string, Language>()

/** The language of an answer and of the page: the first wanted one, exactly or by its primary language, else English. */
export function pickLanguage(header: string | undefined): Language {
  if (header === undefined) return 'en-US'
  const known = remembered.get(header)
  if (known) return known
  const language = firstKnown(header, LANGUAGES) ?? 'en-US'
  if (remembered.size < MOST_REMEMBERED && header.length <= LONGEST_HEADER)
    remembered.set(header, language)
  return language
}

function firstKnown<T extends string>(header: string | undefined, known: readonly T[]) {
  for (const tag of wantedTags(header)) {
    const wanted = tag.toLowerCase()
    const exact = known.find((language) => language.toLowerCase() === wanted)
    const base = wanted.split('-')[0] ?? ''
    const related = known.find((language) => language.toLowerCase().split('-')[0] === base)
    if (exact ?? related) return exact ?? related
  }
  return undefined
}
