/** Text of others made safe for a terminal: no control characters, so no escape sequences, and nothing that turns the writing direction. */
export const plain = (text: string): string =>
  text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
