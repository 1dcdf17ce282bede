import { globalStyle } from '@vanilla-extract/css'
import { from, reducedMotion } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { fontStack, sansFor } from './fonts.ts'
import { themeProperties } from './palette.ts'
import {
  BLOOD_COLORS,
  BLOOD_LINES,
  BLOOD_TEXT,
  CATEGORY_COLORS,
  CHART_COLORS,
  DEFAULT_BRAND,
  DURATION_MS,
  propertyName,
  schemeOf,
  THEMES,
  type Theme,
} from './tokens.ts'

/** Fills the contract. Colours of the default brand are computed here, at build time; another brand overrides them on the root. */

const custom = (properties: Record<string, string>) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--${name}`, value]))

const group = (path: string[], values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => [propertyName([...path, key]), value] as const)

function fixedColors(theme: Theme) {
  const scheme = schemeOf(theme)
  const chart = Object.fromEntries(CHART_COLORS[scheme].map((hex, index) => [index + 1, hex]))
  return Object.fromEntries([
    ...group(['color', 'category'], CATEGORY_COLORS[scheme]),
    ...group(['color', 'blood'], BLOOD_COLORS[scheme]),
    ...group(['color', 'bloodLine'], BLOOD_LINES[scheme]),
    ...group(['color', 'bloodText'], BLOOD_TEXT[scheme]),
    ...group(['color', 'chart'], chart),
  ])
}

const shadows = {
  dark: {
    [vars.shadow.raised]: '0 1px 2px rgb(0 0 0 / 0.3)',
    [vars.shadow.overlay]: '0 24px 60px -12px rgb(0 0 0 / 0.7), 0 4px 14px rgb(0 0 0 / 0.4)',
    [vars.shadow.innerTop]: 'inset 0 1px 0 rgb(255 255 255 / 0.045)',
  },
  light: {
    [vars.shadow.raised]: '0 1px 2px rgb(0 0 0 / 0.06)',
    [vars.shadow.overlay]: '0 12px 32px -8px rgb(15 20 40 / 0.22), 0 2px 8px rgb(15 20 40 / 0.08)',
    [vars.shadow.innerTop]: 'inset 0 0 0 transparent',
  },
  contrast: {
    [vars.shadow.raised]: '0 0 0 transparent',
    [vars.shadow.overlay]: '0 0 0 2px #ffffff',
    [vars.shadow.innerTop]: 'inset 0 0 0 transparent',
  },
  'contrast-light': {
    [vars.shadow.raised]: '0 0 0 transparent',
    [vars.shadow.overlay]: '0 0 0 2px #000000',
    [vars.shadow.innerTop]: 'inset 0 0 0 transparent',
  },
} satisfies Record<Theme, Record<string, string>>

const themeVars = (theme: Theme) => ({
  ...custom(themeProperties(DEFAULT_BRAND, theme)),
  ...custom(fixedColors(theme)),
  ...shadows[theme],
})

for (const theme of THEMES) {
  globalStyle(theme === 'dark' ? ':root' : `:root[data-theme="${theme}"]`, {
    colorScheme: schemeOf(theme),
    vars: themeVars(theme),
  })
}
/** Paper is white. */
globalStyle(':root, :root[data-theme]', {
  '@media': { print: { colorScheme: 'light', vars: themeVars('light') } },
})

const rem = (pixels: number) => `${pixels / 16}rem`
const typeStep = (name: keyof typeof vars.type, size: number, line: number) => ({
  [vars.type[name].size]: rem(size),
  [vars.type[name].line]: rem(line),
})
const spaces = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16] as const
const ms = (value: number) => `${value}ms`

globalStyle(':root', {
  vars: {
    [vars.shadow.solidTop]: 'inset 0 1px 0 rgb(255 255 255 / 0.14)',
    [vars.color.overlay]: 'rgb(8 10 16 / 0.5)',
    [vars.color.tooltip]: vars.color.neutral[12],
    [vars.color.onTooltip]: vars.color.neutral[1],
    [vars.overlayBlur]: '8px',
    [vars.font.sans]: fontStack.sans,
    [vars.font.mono]: fontStack.mono,
    ...typeStep('2xs', 11, 14),
    ...typeStep('xs', 12, 16),
    ...typeStep('sm', 13, 20),
    ...typeStep('base', 14, 21),
    ...typeStep('md', 16, 26),
    ...typeStep('lg', 18, 26),
    ...typeStep('xl', 20, 26),
    ...typeStep('2xl', 26, 31),
    ...typeStep('3xl', 30, 36),
    ...typeStep('4xl', 40, 45),
    ...typeStep('numeral', 24, 30),
    [vars.track.lg]: '-0.015em',
    [vars.track.xl]: '-0.025em',
    [vars.track['3xl']]: '-0.03em',
    [vars.track['4xl']]: '-0.035em',
    [vars.weight.text]: '400',
    [vars.weight.ui]: '500',
    [vars.weight.label]: '550',
    [vars.weight.strong]: '600',
    [vars.weight.title]: '640',
    [vars.weight.display]: '660',
    ...Object.fromEntries(spaces.map((step) => [vars.space[step], rem(step * 4)])),
    [vars.radius.mark]: '4px',
    [vars.radius.control]: '6px',
    [vars.radius.tile]: '8px',
    [vars.radius.card]: '10px',
    [vars.radius.dialog]: '14px',
    [vars.radius.sheet]: '16px',
    [vars.radius.full]: '9999px',
    [vars.radius.flag]: '22%',
    [vars.size.topBar]: rem(52),
    [vars.size.gameBar]: rem(40),
    [vars.size.tabBar]: rem(60),
    [vars.size.rail]: rem(216),
    [vars.size.sideFilter]: rem(204),
    [vars.size.sideFeed]: rem(304),
    [vars.size.gutter]: rem(16),
    [vars.size.touch]: rem(44),
    [vars.container.reading]: rem(720),
    [vars.container.form]: rem(680),
    [vars.container.page]: rem(1200),
    [vars.container.wide]: rem(1440),
    [vars.duration.instant]: ms(DURATION_MS.instant),
    [vars.duration.quick]: ms(DURATION_MS.quick),
    [vars.duration.base]: ms(DURATION_MS.base),
    [vars.duration.slow]: ms(DURATION_MS.slow),
    [vars.duration.hoist]: ms(DURATION_MS.hoist),
    [vars.duration.fade]: ms(DURATION_MS.quick),
    [vars.easing.out]: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    [vars.easing.inOut]: 'cubic-bezier(0.5, 0, 0.2, 1)',
    [vars.easing.hoist]: 'cubic-bezier(0.2, 1.15, 0.3, 1)',
    [vars.layer.sticky]: '10',
    [vars.layer.bar]: '20',
    [vars.layer.saveBar]: '30',
    [vars.layer.tabBar]: '30',
    [vars.layer.overlay]: '40',
    [vars.layer.dialog]: '41',
    [vars.layer.popover]: '42',
    [vars.layer.toast]: '60',
    [vars.layer.tooltip]: '70',
  },
  '@media': {
    [from('sm')]: {
      vars: {
        [vars.size.topBar]: rem(56),
        [vars.size.gameBar]: rem(50),
        [vars.size.gutter]: rem(20),
      },
    },
    '(prefers-reduced-transparency: reduce)': {
      vars: { [vars.color.overlay]: 'rgb(8 10 16 / 0.8)', [vars.overlayBlur]: '0' },
    },
  },
})

const comfortable = {
  [vars.size.controlSm]: rem(34),
  [vars.size.controlMd]: rem(40),
  [vars.size.controlLg]: rem(48),
  [vars.size.input]: rem(40),
  [vars.size.inputLg]: rem(44),
  [vars.size.flagInput]: rem(46),
  [vars.size.row]: rem(44),
  [vars.size.tableRow]: rem(48),
  [vars.size.tile]: rem(92),
}
const compact = {
  [vars.size.controlSm]: rem(28),
  [vars.size.controlMd]: rem(34),
  [vars.size.controlLg]: rem(42),
  [vars.size.input]: rem(34),
  [vars.size.inputLg]: rem(40),
  [vars.size.flagInput]: rem(44),
  [vars.size.row]: rem(36),
  [vars.size.tableRow]: rem(40),
  [vars.size.tile]: rem(82),
}
globalStyle(':root, [data-density="comfortable"]', { vars: comfortable })
globalStyle(':root:not([data-density="comfortable"])', {
  '@media': { [`${from('md')} and (pointer: fine)`]: { vars: compact } },
})
globalStyle('[data-density="compact"]', { vars: compact })

const still = {
  [vars.duration.instant]: '0ms',
  [vars.duration.quick]: '0ms',
  [vars.duration.base]: '0ms',
  [vars.duration.slow]: '0ms',
  [vars.duration.hoist]: '0ms',
  [vars.duration.fade]: '80ms',
}
globalStyle(':root[data-motion="reduced"]', { vars: still })
globalStyle(':root:not([data-motion="full"])', { '@media': { [reducedMotion]: { vars: still } } })

/** Han characters take the national form of the language around them. */
for (const [language, family] of Object.entries(sansFor)) {
  globalStyle(`:root:lang(${language}), [lang|="${language}"]`, {
    fontFamily: family,
    vars: {
      [vars.font.sans]: family,
      [vars.track.lg]: '0',
      [vars.track.xl]: '0',
      [vars.track['3xl']]: '0',
      [vars.track['4xl']]: '0',
      [vars.weight.title]: '600',
      [vars.weight.display]: '600',
    },
  })
}
