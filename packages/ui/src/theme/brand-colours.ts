import { PALETTE_KEY, read, write } from './stored.ts'
import { type Theme, THEMES } from './tokens.ts'

/** Puts the colours of a brand on the page. */

type StoredPalette = { choice: string; brand: string } & Record<Theme, Record<string, string>>

let appliedNames: string[] = []

function storedPalette(): StoredPalette | null {
  try {
    return JSON.parse(read(PALETTE_KEY) ?? 'null')
  } catch {
    return null
  }
}

/** The colours of a brand in all themes: the ones kept, else worked out. @param choice the setting that led to it */
export async function paletteFor(brand: string, choice: string): Promise<StoredPalette> {
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

/** Puts a brand's colours on the document element and keeps them; null takes the last ones off. */
export function paint(palette: StoredPalette | null, theme: Theme): void {
  setProperties(palette?.[theme] ?? {})
  write(PALETTE_KEY, palette && JSON.stringify(palette))
}
