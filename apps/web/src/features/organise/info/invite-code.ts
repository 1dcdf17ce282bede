/** Letters and digits that are not taken for one another when they are read out. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

/** An invitation code that nobody guesses: 60 bits. */
export function newInviteCode(): string {
  // The alphabet has 32 signs, so that every byte falls on each equally often.
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
