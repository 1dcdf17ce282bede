import type { Db } from '#db/database.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import { countAttempt } from '#modules/attempts/attempts.ts'
import type { BackoffPolicy } from '#modules/attempts/attempts.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireEmailKey } from '#modules/text/email.ts'

const HOUR_MS = 60 * 60 * 1000
/** Three mails at once, then one after a minute, two minutes, … an hour. */
const MAILBOX: BackoffPolicy = {
  freeAttempts: 3,
  baseDelaySeconds: 60,
  maxDelaySeconds: 3600,
  windowMs: 24 * HOUR_MS,
}
/** An address may be shared by a room full of players who all register now. */
const ADDRESS: BackoffPolicy = {
  freeAttempts: 400,
  baseDelaySeconds: 10,
  maxDelaySeconds: 600,
  windowMs: HOUR_MS,
}

/**
 * Counts a mail that somebody asks for, known mailbox or not. Throws Refusal 429 when the mailbox or the
 * address of the client has reached its limit, 400 for what is no address.
 */
export async function countMail(
  { db, ip, nowMs }: { db: Db; ip: string; nowMs: number },
  email: string,
): Promise<void> {
  const waits = [
    await countAttempt(db, `mail:${requireEmailKey(email)}`, MAILBOX, nowMs),
    await countAttempt(db, `mail-from:${addressGroup(ip)}`, ADDRESS, nowMs),
  ]
  const seconds = Math.max(...waits)
  if (seconds > 0) {
    throw new Refusal(429, 'mailTooOften', { values: { seconds }, retryAfterSeconds: seconds })
  }
}
