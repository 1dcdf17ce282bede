import { Secret, TOTP } from 'otpauth'
import type { Randomness } from '#platform/random.ts'

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** A code counts this many periods early or late: clocks of phones differ, and typing takes time. */
const WINDOW = 1

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })

/** A secret in Base32. */
export const newSecret = (random: Randomness): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32

/** What the QR code for an authenticator app says. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString()

/** The period in which the secret gives that code; undefined when it does in none around now. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: WINDOW })
  if (delta === null) return undefined
  return TOTP.counter({ period: PERIOD_SECONDS, timestamp: nowMs }) + delta
}
