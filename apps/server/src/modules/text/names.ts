/** Control characters, line breaks, and marks that turn or hide text. */
const MISLEADING =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

/** True for a name that would not look like what it is. */
export function isMisleading(name: string): boolean {
  return MISLEADING.test(name)
}

/**
 * The form in which names and mails are compared: equal for people is equal here (compatibility forms,
 * letter case, blanks, invisible joiners).
 */
export function normalForm(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return plain.toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
}
