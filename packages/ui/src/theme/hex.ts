export type Hex = `#${string}`

/** Reads `#rrggbb`; anything else is refused, so a stored or served value cannot smuggle in other CSS. */
export function parseHex(value: unknown): Hex | null {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return null
  return `#${value.slice(1).toLowerCase()}`
}
