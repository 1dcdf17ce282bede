import type { LanguageCode } from '#i18n/languages.ts'

/** What the tokens of the `localizedFormat` plugin mean in one language; times run to 24 hours everywhere. */
type DateFormats = {
  /** 11/21 */
  l: string
  /** 21 Nov 2026 */
  ll: string
  /** 21 November 2026 */
  LL: string
  /** 21 Nov 2026, 03:14 */
  lll: string
  /** Sat, 21 Nov, 03:14 */
  llll: string
  /** 03:14 */
  LT: string
  /** 03:14:52 */
  LTS: string
}

const times = { LT: 'HH:mm', LTS: 'HH:mm:ss' }
const chinese = {
  ...times,
  l: 'MM/DD',
  ll: 'YYYY年M月D日',
  LL: 'YYYY年M月D日',
  lll: 'YYYY年M月D日 HH:mm',
  llll: 'M月D日ddd HH:mm',
}

/** The formats of every language. */
export const dateFormats: Record<LanguageCode, DateFormats> = {
  'en-US': {
    ...times,
    l: 'MM/DD',
    ll: 'MMM D, YYYY',
    LL: 'MMMM D, YYYY',
    lll: 'MMM D, YYYY, HH:mm',
    llll: 'ddd, MMM D, HH:mm',
  },
  'zh-CN': chinese,
  'zh-TW': chinese,
  'ja-JP': {
    ...times,
    l: 'MM/DD',
    ll: 'YYYY/MM/DD',
    LL: 'YYYY年M月D日',
    lll: 'YYYY/MM/DD HH:mm',
    llll: 'M月D日(ddd) HH:mm',
  },
  'id-ID': {
    LT: 'HH.mm',
    LTS: 'HH.mm.ss',
    l: 'DD/MM',
    ll: 'D MMM YYYY',
    LL: 'D MMMM YYYY',
    lll: 'D MMM YYYY, HH.mm',
    llll: 'ddd, D MMM, HH.mm',
  },
  'ko-KR': {
    ...times,
    l: 'MM/DD',
    ll: 'YYYY. M. D.',
    LL: 'YYYY년 M월 D일',
    lll: 'YYYY. M. D. HH:mm',
    llll: 'M월 D일 (ddd) HH:mm',
  },
  'ru-RU': {
    ...times,
    l: 'DD.MM',
    ll: 'D MMM YYYY г.',
    LL: 'D MMMM YYYY г.',
    lll: 'D MMM YYYY г., HH:mm',
    llll: 'dd, D MMM, HH:mm',
  },
  'vi-VN': {
    ...times,
    l: 'DD/MM',
    ll: 'D [thg] M, YYYY',
    LL: 'D MMMM, YYYY',
    lll: 'HH:mm D [thg] M, YYYY',
    llll: 'HH:mm ddd, D [thg] M',
  },
  'de-DE': {
    ...times,
    l: 'DD.MM',
    ll: 'DD.MM.YYYY',
    LL: 'D. MMMM YYYY',
    lll: 'DD.MM.YYYY, HH:mm',
    llll: 'ddd, D. MMM, HH:mm',
  },
  'fr-FR': {
    ...times,
    l: 'DD/MM',
    ll: 'D MMM YYYY',
    LL: 'D MMMM YYYY',
    lll: 'D MMM YYYY, HH:mm',
    llll: 'ddd D MMM, HH:mm',
  },
  'es-ES': {
    ...times,
    l: 'DD/MM',
    ll: 'D MMM YYYY',
    LL: 'D [de] MMMM [de] YYYY',
    lll: 'D MMM YYYY, HH:mm',
    llll: 'ddd, D MMM, HH:mm',
  },
}
