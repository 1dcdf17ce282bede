import type { Db } from '#db/database.ts'
import { countAttempt, forgetAttempts, takeBackAttempt } from '#modules/attempts/attempts.ts'
import type { Patience } from '#modules/attempts/attempts.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { normalForm } from '#modules/text/names.ts'

const MEMORY_MS = 15 * 60 * 1000
const ACCOUNT: Patience = {
  free: 5,
  firstPauseSeconds: 1,
  longestPauseSeconds: 300,
  memoryMs: MEMORY_MS,
}
/** An address may stand for a room full of players. */
const ADDRESS: Patience = {
  free: 100,
  firstPauseSeconds: 1,
  longestPauseSeconds: 60,
  memoryMs: MEMORY_MS,
}

/**
 * Counts an attempt to log in before it is judged. Throws Refusal 429 while the account or the address
 * has to wait: after 5 failures on an account a second, then two, four, … up to five minutes.
 */
export async function countLogin(db: Db, login: string, ip: string, nowMs: number): Promise<void> {
  const waits = [
    await countAttempt(db, accountSubject(login), ACCOUNT, nowMs),
    await countAttempt(db, addressSubject(ip), ADDRESS, nowMs),
  ]
  const seconds = Math.max(...waits)
  if (seconds > 0) {
    throw new Refusal(429, 'loginBlocked', { values: { seconds }, retryAfterSeconds: seconds })
  }
}

/** Takes back what a right password was counted for. */
export async function forgiveLogin(db: Db, login: string, ip: string): Promise<void> {
  await forgetAttempts(db, accountSubject(login))
  await takeBackAttempt(db, addressSubject(ip))
}

const accountSubject = (login: string) => `account:${normalForm(login).slice(0, 320)}`
const addressSubject = (ip: string) => `address:${addressGroup(ip)}`
