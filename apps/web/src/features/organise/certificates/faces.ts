import arabicRanges from '@fontsource/noto-sans-arabic/unicode.json'
import koreanRanges from '@fontsource/noto-sans-kr/unicode.json'
import chineseRanges from '@fontsource/noto-sans-sc/unicode.json'
import sansRanges from '@fontsource/noto-sans/unicode.json'
import emojiRanges from '@fontsource/noto-emoji/unicode.json'

/** A file with the letters of one script or a part of one. WOFF, not WOFF2: out of that fontkit cannot take accented letters. */
export type Face = {
  readonly url: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const files = import.meta.glob<string>(
  [
    '../../../../node_modules/@fontsource/noto-emoji/files/*-400-normal.woff',
    '../../../../node_modules/@fontsource/noto-sans/files/*-400-normal.woff',
    '../../../../node_modules/@fontsource/noto-sans-arabic/files/*-400-normal.woff',
    '../../../../node_modules/@fontsource/noto-sans-kr/files/*-400-normal.woff',
    '../../../../node_modules/@fontsource/noto-sans-sc/files/*-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)
const urls = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]))

/** Ranges as style sheets write them, such as `U+41-5A,U+C4`. */
const rangesOf = (text: string): Face['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

const facesOf = (family: string, subsets: Readonly<Record<string, string>>): Face[] =>
  Object.entries(subsets).flatMap(([subset, text]) => {
    const url = urls.get(`${family}-${subset.replaceAll(/[[\]]/g, '')}-400-normal.woff`)
    return url === undefined ? [] : [{ url, ranges: rangesOf(text) }]
  })

/** Preferred first: a letter that several have is taken from the first. */
export const faces: readonly Face[] = [
  ...facesOf('noto-sans', sansRanges).toReversed(),
  ...facesOf('noto-sans-arabic', arabicRanges),
  ...facesOf('noto-sans-sc', chineseRanges),
  ...facesOf('noto-sans-kr', koreanRanges),
  ...facesOf('noto-emoji', emojiRanges),
]
