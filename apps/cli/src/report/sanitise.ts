/** Makes foreign text safe for a terminal: removes control characters (escape sequences) and bidirectional formatting characters. */
export const sanitise = (text: string): string =>
  text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
