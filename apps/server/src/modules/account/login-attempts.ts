import type { Db } from '#db/database.ts'
import { countAttempt, resetAttempts, undoAttempt } from '#modules/attempts/attempts.ts'
import type { BackoffPolicy } from '#modules/attempts/attempts.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { normalForm } from '#modules/text/names.ts'

const WINDOW_MS = 15 * 60 * 1000
const ACCOUNT: BackoffPolicy = {
  freeAttempts: 5,
  baseDelaySeconds: 1,
  maxDelaySeconds: 300,
  windowMs: WINDOW_MS,
}
/** An address may be shared by a room full of players. */
const ADDRESS: BackoffPolicy = {
  freeAttempts: 100,
  baseDelaySeconds: 1,
  maxDelaySeconds: 60,
  windowMs: WINDOW_MS,
}

/**
 * Counts an attempt to log in before the password is checked. Throws Refusal 429 while the account or the address
 * has to wait: after 5 failures on an account a second, then two, four, … up to five minutes.
 */
export async function countLoginAttempt(
  db: Db,
  login: string,
  ip: string,
  nowMs: number,
): Promise<void> {
  const waits = [
    await countAttempt(db, accountSubject(login), ACCOUNT, nowMs),
    await countAttempt(db, addressSubject(ip), ADDRESS, nowMs),
  ]
  const seconds = Math.max(...waits)
  if (seconds > 0) {
    throw new Refusal(429, 'loginBlocked', { values: { seconds }, retryAfterSeconds: seconds })
  }
}

/** Uncounts the attempt of a successful log in. */
export async function resetLoginAttempts(db: Db, login: string, ip: string): Promise<void> {
  await resetAttempts(db, accountSubject(login))
  await undoAttempt(db, addressSubject(ip))
}

const accountSubject = (login: string) => `account:${normalForm(login).slice(0, 320)}`
const addressSubject = (ip: string) => `address:${addressGroup(ip)}`
