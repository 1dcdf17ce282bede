import { parseHex } from './hex.ts'
import { PALETTE_KEY, read, write } from './stored.ts'
import { DEFAULT_BRAND, type Theme, THEMES } from './tokens.ts'

/**
 * The appearance settings of this browser: stored locally, applied to the document element (portals must
 * see them), shared between tabs. What paints another brand than the default one is loaded only for that.
 */

export type ThemeChoice = 'system' | Theme
export type DensityChoice = 'auto' | 'compact' | 'comfortable'
export type MotionChoice = 'system' | 'reduced' | 'full'
/** '' follows the server's colour, `brand` is the default colour, `#rrggbb` is the user's own. */
export type BrandChoice = '' | 'brand' | `#${string}`

export type Appearance = {
  theme: ThemeChoice
  density: DensityChoice
  motion: MotionChoice
  brand: BrandChoice
}

/** What holds where nothing is stored, and while a page is hydrated. */
export const DEFAULT_APPEARANCE: Appearance = {
  theme: 'system',
  density: 'auto',
  motion: 'system',
  brand: '',
}

const KEYS = {
  theme: 'halyard-theme',
  density: 'halyard-density',
  motion: 'halyard-motion',
  brand: 'custom-theme',
} as const satisfies Record<keyof Appearance, string>

const listeners = new Set<() => void>()
let serverBrand: string | null = null
let current: Appearance | undefined
/** Whether other colours than the default ones have been put on the page. */
let isPainted = false

function oneOf<T extends string>(value: string | null, options: readonly T[], fallback: T): T {
  return options.find((option) => option === value) ?? fallback
}

function readStored(): Appearance {
  const brand = read(KEYS.brand)
  return {
    theme: oneOf(read(KEYS.theme), ['system', ...THEMES], 'system'),
    density: oneOf(read(KEYS.density), ['auto', 'compact', 'comfortable'], 'auto'),
    motion: oneOf(read(KEYS.motion), ['system', 'reduced', 'full'], 'system'),
    brand: brand === 'brand' ? 'brand' : (parseHex(brand) ?? ''),
  }
}

/** The current settings; the same object until one changes. */
export function getAppearance(): Appearance {
  current ??= readStored()
  return current
}

export function subscribeAppearance(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme on screen once `system` is resolved. */
export function resolveTheme(choice: ThemeChoice = getAppearance().theme): Theme {
  if (choice !== 'system') return choice
  const isLight = matchMedia('(prefers-color-scheme: light)').matches
  if (matchMedia('(prefers-contrast: more)').matches) return isLight ? 'contrast-light' : 'contrast'
  return isLight ? 'light' : 'dark'
}

/** The brand in force: own colour, else the server's, else the default. */
export function effectiveBrand(choice: BrandChoice): string {
  if (choice === 'brand') return DEFAULT_BRAND
  return parseHex(choice) ?? parseHex(serverBrand) ?? DEFAULT_BRAND
}

function setAttribute(name: string, value: string, unset: string): void {
  if (value === unset) delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

/** Puts the settings on the document element. Colours of another brand arrive a moment later, when the solver has run. */
export async function applyAppearance(): Promise<void> {
  const { theme, density, motion, brand } = getAppearance()
  document.documentElement.dataset.theme = resolveTheme(theme)
  setAttribute('density', density, 'auto')
  setAttribute('motion', motion, 'system')
  const colour = effectiveBrand(brand)
  // The head's script may have painted what an earlier page kept.
  if (colour === DEFAULT_BRAND && !isPainted && read(PALETTE_KEY) === null) return
  isPainted = true
  const { paint, paletteFor } = await import('./brand-colours.ts')
  const palette = colour === DEFAULT_BRAND ? null : await paletteFor(colour, brand)
  if (effectiveBrand(getAppearance().brand) !== colour) return
  paint(palette, resolveTheme(getAppearance().theme))
}

/** A brand as it may be applied and stored; anything else, whatever its type said, is `null`. */
function parseBrand(value: string): BrandChoice | null {
  return value === '' || value === 'brand' ? value : parseHex(value)
}

/** Changes some settings, stores them and applies them. A brand that is not a six-digit hex is left out: the old one stays. */
export function setAppearance(change: Partial<Appearance>): Promise<void> {
  const before = getAppearance()
  const brand = parseBrand(change.brand ?? before.brand) ?? before.brand
  current = { ...before, ...change, brand }
  write(KEYS.theme, current.theme)
  write(KEYS.density, current.density)
  write(KEYS.motion, current.motion)
  write(KEYS.brand, current.brand)
  for (const listener of listeners) listener()
  return applyAppearance()
}

/** Sets the colour the server was configured with; `null` or an invalid value means the default. */
export function setServerBrand(colour: string | null | undefined): Promise<void> {
  const next = parseHex(colour)
  if (next === serverBrand) return Promise.resolve()
  serverBrand = next
  return applyAppearance()
}

const reapply = () => void applyAppearance()

function handleStorage(event: StorageEvent): void {
  if (event.key !== null && !Object.values<string>(KEYS).includes(event.key)) return
  current = readStored()
  for (const listener of listeners) listener()
  reapply()
}

/** Follows the operating system and the other tabs; returns the way to stop. Call it once, at start. */
export function watchAppearance(): () => void {
  const stop = new AbortController()
  for (const query of ['(prefers-color-scheme: light)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', reapply, { signal: stop.signal })
  }
  window.addEventListener('storage', handleStorage, { signal: stop.signal })
  return () => stop.abort()
}
