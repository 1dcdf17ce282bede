/** Mapping of a parsed YAML file. Numbers and booleans arrive as the text that was written. */
export type Fields = Record<string, unknown>

/** Text of a scalar, undefined for an absent, empty or structured value. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** A list as it is, one scalar as a list of one, nothing as the empty list. */
export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return isEmpty(value) ? [] : [value]
}

/** A YAML mapping, the empty one for everything else. */
export function fields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A finite decimal number, undefined when the value is not one. */
export function number(value: unknown): number | undefined {
  const written = text(value)?.trim()
  if (written === undefined || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(written))
    return undefined
  const read = Number(written)
  return Number.isFinite(read) ? read : undefined
}

/** Whether a key is there in name only: null, blank, an empty list or mapping. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}
