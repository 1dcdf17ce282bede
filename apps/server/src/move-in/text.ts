/** Without what our database cannot hold: NUL and lone surrogates, which JSON texts may spell. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** A list of texts that is stored as JSON; null for what is none. */
export function textsOf(json: string | null): string[] | null {
  if (json === null || json.trim() === '') return null
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list.map((entry) => storable(String(entry))) : null
  } catch {
    return null
  }
}
