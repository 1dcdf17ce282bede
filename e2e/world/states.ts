import { createHash } from 'node:crypto'

/** What the media queries say in each theme. */
export const mediaOf = {
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  light: { colorScheme: 'light', contrast: 'no-preference' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
  'contrast-light': { colorScheme: 'light', contrast: 'more' },
} as const

export type Theme = keyof typeof mediaOf

/** In what a screen can be looked at. */
export const dimensions = {
  width: [320, 390, 768, 1024, 1440, 2560],
  theme: ['dark', 'light', 'contrast', 'contrast-light'],
  direction: ['ltr', 'rtl'],
} as const

export type State = { [Name in keyof typeof dimensions]: (typeof dimensions)[Name][number] }

const at = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0]

const seedOf = (path: string) => createHash('sha256').update(path).digest()

/**
 * Six of the 48 states of a screen, which show every value of every dimension at least once, the first four every theme. The address
 * seeds the choice: each run looks at the same states, and other screens show other combinations.
 */
export function sampleStates(path: string): State[] {
  const [width = 0, theme = 0, rtl = 0] = seedOf(path)
  return dimensions.width.map((_, index) => ({
    width: at(dimensions.width, index + width),
    theme: at(dimensions.theme, index + theme),
    direction: (index + rtl) % 4 === 0 ? 'rtl' : 'ltr',
  }))
}

/** Whether a screen belongs to the third that is also shown in a script without spaces between words. */
export const isInSample = (path: string): boolean => (seedOf(path)[3] ?? 0) % 3 === 0
