import { brokenRules } from '#shared/forms/password.ts'

/** Letters and digits that nobody confuses when they are read from paper. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 14

/** A random password of about 80 bits that keeps the rules of the platform, and that no spreadsheet takes for a formula. */
export function makePassword(): string {
  for (;;) {
    const password = Array.from({ length }, randomCharacter).join('')
    if (brokenRules(password).length === 0) return password
  }
}

/** Each character as likely as the others: numbers beyond the last full round of them are drawn again. */
function randomCharacter(): string {
  const limit = 256 - (256 % characters.length)
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (value < limit) return characters[value % characters.length] ?? ''
  }
}
