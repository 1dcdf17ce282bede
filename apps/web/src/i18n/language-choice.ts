/** Name of the cookie and of the stored item. */
export const languageKey = 'language'

/** The language that was chosen in the menu; may hold anything. */
export function readLanguageChoice(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}
