import { parseHex } from './hex.ts'
import { DEFAULT_BRAND, type Theme, THEMES } from './tokens.ts'

/**
 * The appearance settings of this browser: stored locally, applied to the document element (portals must
 * see them), shared between tabs. The colour solver is loaded only for a brand that is not the default one.
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

const KEYS = {
  theme: 'halyard-theme',
  density: 'halyard-density',
  motion: 'halyard-motion',
  brand: 'custom-theme',
} as const satisfies Record<keyof Appearance, string>
const PALETTE_KEY = 'halyard-palette'

type StoredPalette = { choice: string; brand: string } & Record<Theme, Record<string, string>>

const listeners = new Set<() => void>()
let serverBrand: string | null = null
let current: Appearance | undefined
let appliedNames: string[] = []

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser without storage keeps the setting until the page is left.
  }
}

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

function storedPalette(): StoredPalette | null {
  try {
    return JSON.parse(read(PALETTE_KEY) ?? 'null')
  } catch {
    return null
  }
}

async function paletteFor(brand: string, choice: BrandChoice): Promise<StoredPalette> {
  const cached = storedPalette()
  // A palette of an older build may lack a theme.
  if (cached?.brand === brand && THEMES.every((theme) => cached[theme]))
    return { ...cached, choice }
  const { themeProperties } = await import('./palette.ts')
  return {
    choice,
    brand,
    dark: themeProperties(brand, 'dark'),
    light: themeProperties(brand, 'light'),
    contrast: themeProperties(brand, 'contrast'),
    'contrast-light': themeProperties(brand, 'contrast-light'),
  }
}

function setProperties(properties: Record<string, string>): void {
  const { style } = document.documentElement
  const names = Object.keys(properties)
  for (const name of [...appliedNames, ...Object.keys(storedPalette()?.dark ?? {})]) {
    if (!(name in properties)) style.removeProperty(`--${name}`)
  }
  for (const name of names) style.setProperty(`--${name}`, properties[name] ?? '')
  appliedNames = names
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
  if (colour === DEFAULT_BRAND) {
    setProperties({})
    write(PALETTE_KEY, null)
    return
  }
  const palette = await paletteFor(colour, brand)
  if (effectiveBrand(getAppearance().brand) !== colour) return
  setProperties(palette[resolveTheme(getAppearance().theme)])
  write(PALETTE_KEY, JSON.stringify(palette))
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

/** Tells the colour the server was configured with; `null` or an invalid value means the default. */
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
