/** Where the colours of a brand are kept for the next page's first paint; another name whenever they get other names. */
export const PALETTE_KEY = 'halyard-colors'

/** A setting of this browser, or null where none is kept. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a setting, or forgets it. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser without storage keeps the setting until the page is left.
  }
}
