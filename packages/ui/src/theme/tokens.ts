import type { Hex } from './hex.ts'

/** Plain values of the design: no style sheet is made here, so scripts and tests can read them too. */

export type Scheme = 'dark' | 'light'

export const DEFAULT_BRAND: Hex = '#4a6cf7'

/** `contrast` is high contrast on black, `contrast-light` on white. */
export const THEMES = ['dark', 'light', 'contrast', 'contrast-light'] as const
export type Theme = (typeof THEMES)[number]

/** Light or dark: what pictures, blood pennants and the browser's own controls follow. */
export const schemeOf = (theme: Theme): Scheme =>
  theme === 'light' || theme === 'contrast-light' ? 'light' : 'dark'

export const TONES = ['ok', 'warn', 'bad', 'info'] as const
export type Tone = (typeof TONES)[number]

export const SEMANTIC_SEEDS: Record<Tone, Hex> = {
  ok: '#2eb872',
  warn: '#e8a200',
  bad: '#e5484d',
  info: '#2f8fdd',
}

/** The thirteen visual keys of a category, in the order of their icons. */
export const CATEGORIES = [
  'Misc',
  'Crypto',
  'Pwn',
  'Web',
  'Reverse',
  'Blockchain',
  'Forensics',
  'Hardware',
  'Mobile',
  'PPC',
  'AI',
  'Pentest',
  'OSINT',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Searched so that lightness differs too: at least 4.5 : 1 on page, surface and step 3. */
export const CATEGORY_COLORS: Record<Scheme, Record<Category, Hex>> = {
  dark: {
    Misc: '#89919d',
    Crypto: '#b59fff',
    Pwn: '#f94e70',
    Web: '#3690fb',
    Reverse: '#d27600',
    Blockchain: '#c2ac00',
    Forensics: '#7fd57a',
    Hardware: '#f3cdb6',
    Mobile: '#cee457',
    PPC: '#69e5ff',
    AI: '#c56ad0',
    Pentest: '#ff97cd',
    OSINT: '#4fbea5',
  },
  light: {
    Misc: '#666b8b',
    Crypto: '#5e40b1',
    Pwn: '#c32854',
    Web: '#0a6bd4',
    Reverse: '#882501',
    Blockchain: '#866a00',
    Forensics: '#026d40',
    Hardware: '#5f4734',
    Mobile: '#616000',
    PPC: '#005572',
    AI: '#961a92',
    Pentest: '#7a2a5a',
    OSINT: '#217a6a',
  },
}

/** How much of a category's colour is in its words; the rest is the colour of text, so that they are readable on rows of every state. */
export const CATEGORY_TEXT_SHARE = 0.85

export const BLOOD_COLORS: Record<Scheme, Record<'first' | 'second' | 'third' | 'label', Hex>> = {
  dark: { first: '#f6c643', second: '#c3cad6', third: '#dc8f5c', label: '#16130a' },
  light: { first: '#e9b11d', second: '#a9b2c0', third: '#c77a45', label: '#16130a' },
}

/** Line around a blood pennant on a light ground: same hue, at least 3 : 1. */
export const BLOOD_LINES: Record<Scheme, Record<'first' | 'second' | 'third', string>> = {
  dark: { first: 'transparent', second: 'transparent', third: 'transparent' },
  light: { first: '#a67c00', second: '#7b8494', third: '#a8602f' },
}

/** The same hues as text, at least 4.5 : 1. */
export const BLOOD_TEXT: Record<Scheme, Record<'first' | 'second' | 'third', Hex>> = {
  dark: { first: '#f6c643', second: '#c3cad6', third: '#dc8f5c' },
  light: { first: '#805f00', second: '#5f6878', third: '#96501f' },
}

export const CHART_COLORS: Record<Scheme, readonly Hex[]> = {
  dark: [
    '#fbdf3d',
    '#22b0ff',
    '#ee75be',
    '#4bffd4',
    '#d45e00',
    '#916bdf',
    '#b5ccff',
    '#009e79',
    '#f8ad8c',
    '#b7ab00',
  ],
  light: [
    '#9c9600',
    '#009fc5',
    '#de6793',
    '#187f53',
    '#c14503',
    '#7675e9',
    '#5b2c9b',
    '#005861',
    '#940111',
    '#954fa0',
  ],
}

/** Dash of each chart line, as `stroke-dasharray`; the first five are solid. */
export const CHART_DASHES = ['', '', '', '', '', '7 3', '2 3', '9 3 2 3', '5 3', '1.5 3'] as const

/** Cloth of the house flags. They are pictures, so they do not follow the theme. */
export const CLOTH = {
  red: '#d8344a',
  blue: '#2c5fd6',
  yellow: '#f2c230',
  white: '#f3f3ee',
  ink: '#2a3042',
  teal: '#139a8c',
  orange: '#ef7a35',
  violet: '#7357dd',
  green: '#2f9f62',
  pink: '#ea7fae',
  sky: '#6fc0ee',
} as const satisfies Record<string, Hex>
export type Cloth = keyof typeof CLOTH

/** Milliseconds; the style sheet holds the same values and sets them to 0 for reduced motion. */
export const DURATION_MS = { instant: 80, quick: 120, base: 180, slow: 250, hoist: 420 } as const

export const TOAST = { maximum: 5, autoCloseMs: 4000, transitionMs: 250 } as const
export const TOOLTIP_DELAY_MS = 350

/** Custom property (without `--`) of a path in the theme contract; stable, because the boot script caches values by it. */
export const propertyName = (path: readonly string[]) => `h-${path.join('-').replace('.', '_')}`
