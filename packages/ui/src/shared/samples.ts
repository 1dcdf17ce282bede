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
