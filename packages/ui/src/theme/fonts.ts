/** Font stacks. The two web fonts come from `fonts.css`; CJK and emoji come from the system. */
const quote = (families: readonly string[]) =>
  families.map((name) => (/[^a-z-]/i.test(name) ? `"${name}"` : name)).join(', ')

const LATIN = ['Geist Variable', 'Geist Fallback']
const SYSTEM = ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif']
const EMOJI = ['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji']
const CJK = {
  'zh-CN': [
    'PingFang SC',
    'HarmonyOS Sans SC',
    'Microsoft YaHei UI',
    'Noto Sans SC',
    'Noto Sans CJK SC',
  ],
  'zh-TW': ['PingFang TC', 'Microsoft JhengHei UI', 'Noto Sans TC', 'Noto Sans CJK TC'],
  ja: ['Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', 'Noto Sans CJK JP'],
  ko: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'],
} as const

export const fontStack = {
  sans: quote([...LATIN, ...SYSTEM, ...EMOJI]),
  mono: quote([
    'Geist Mono Variable',
    'Geist Mono Fallback',
    'ui-monospace',
    'SFMono-Regular',
    'Menlo',
    'Consolas',
    'monospace',
    ...EMOJI,
  ]),
}

/** Sans stack per language whose script needs a font of its own. */
export const sansFor = Object.fromEntries(
  Object.entries(CJK).map(([language, families]) => [
    language,
    quote([...LATIN, ...families, ...SYSTEM, ...EMOJI]),
  ]),
)
