/** Any object of a document whose make is not known beforehand. */
export type Json = Record<string, unknown>

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object, or an empty one when the document holds something else there. */
export const record = (value: unknown): Json => (isRecord(value) ? value : {})

/** The list, or an empty one when the document holds something else there. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The text, or nothing when the document holds something else there. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
