import type { Messages } from '@lingui/core'
import { takeAhead } from '#boot/ahead.ts'
import { asLanguage } from '#i18n/detect.ts'
import { i18n } from '#i18n/i18n.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/** Who needs a catalog: those of staff and of the own account come beside the one of everybody. */
export type Audience = 'everybody' | 'staff' | 'account'

const urls: Record<Audience, Record<string, string>> = {
  everybody: import.meta.glob<string>(['../locales/*.json', '!../locales/*.*.json'], {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  staff: import.meta.glob<string>('../locales/*.staff.json', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  account: import.meta.glob<string>('../locales/*.account.json', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
}
const endings: Record<Audience, string> = {
  everybody: '.json',
  staff: '.staff.json',
  account: '.account.json',
}

const urlOf = (code: LanguageCode, audience: Audience) =>
  urls[audience][`../locales/${code}${endings[audience]}`]

/** The languages with a catalog in this build. */
export const catalogCodes: readonly LanguageCode[] = Object.keys(urls.everybody).flatMap(
  (path) => asLanguage(path.replace(/^.*\/|\.json$/g, '')) ?? [],
)

const loads = new Map<string, Promise<void>>()

/**
 * Loads a catalog, once.
 *
 * @throws when it cannot be fetched; the next call tries again
 */
export function loadTexts(code: LanguageCode, audience: Audience): Promise<void> {
  const url = urlOf(code, audience) ?? urlOf(defaultLanguage, audience)
  if (!url) return Promise.resolve()
  const key = `${code} ${url}`
  const running = loads.get(key)
  if (running) return running
  const load = fetchTexts(url).then((messages) => i18n.load(code, messages))
  loads.set(key, load)
  load.catch(() => loads.delete(key))
  return load
}

async function fetchTexts(url: string): Promise<Messages> {
  const ahead = await takeAhead(url)?.answer.catch(() => undefined)
  const response = ahead?.response ?? (await fetch(url).catch(() => undefined))
  if (!response?.ok) throw new Error(`The texts ${url} could not be loaded`)
  const catalog: { messages: Messages } = await response.json()
  return catalog.messages
}
