/** Names as people really write them: long German, Han, Hangul, Cyrillic, emoji, right-to-left. For stories and tests. */
export const NAMES = {
  short: 'null & void',
  german: 'Schnellboot Schraubenschlüsselschmiedegesellschaft',
  han: '深海信号 Deep Signal',
  hangul: '푸른고래',
  cyrillic: 'Ночной Дозор',
  emoji: 'r00tless 🌱',
  family: '👩‍👩‍👧‍👦 crew',
  rtl: 'فريق الميناء',
  polish: 'Zażółć Gęślą Jaźń',
  vietnamese: 'Biển Đông',
} as const

export const ALL_NAMES = Object.values(NAMES)

/** A picture of two halves, twice as wide as high. */
export const SAMPLE_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'%3E%3Crect width='1' height='1' fill='teal'/%3E%3Crect x='1' width='1' height='1' fill='navy'/%3E%3C/svg%3E"

/** Words of the parts of a markdown text. */
export const MARKDOWN_LABELS = {
  copy: 'Copy',
  copied: 'Copied',
  wrap: 'Wrap lines',
  opensNewTab: 'opens in a new tab',
  done: 'Done:',
  todo: 'To do:',
  table: 'Table',
  details: 'More',
  footnotes: 'Footnotes',
  back: 'Back to the text',
  anchor: (heading: string) => `Link to ${heading}`,
  alerts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
}
