/** Letters and digits that nobody confuses when a code is read out or written down. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

/** A new invitation code; 32 letters to choose from give 60 bits. */
export const newInviteCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
    letters.charAt(byte % letters.length),
  ).join('')

/** What a code may consist of, so that packages of games can carry it. */
export const isInviteCode = (code: string): boolean => /^[\w-]*$/.test(code)
