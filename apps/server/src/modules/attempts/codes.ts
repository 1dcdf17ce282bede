import type { Db } from '#db/database.ts'
import { countAttempt } from '#modules/attempts/attempts.ts'
import type { BackoffPolicy } from '#modules/attempts/attempts.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Invitation codes that one account may try. */
const CODES: BackoffPolicy = {
  freeAttempts: 10,
  baseDelaySeconds: 5,
  maxDelaySeconds: 600,
  windowMs: 60 * 60 * 1000,
}

/** Counts an invitation code before it is compared. Throws Refusal 429 after too many; reset the subject after a right one. */
export async function countCode(db: Db, subject: string, nowMs: number): Promise<void> {
  const seconds = await countAttempt(db, subject, CODES, nowMs)
  if (seconds === 0) return
  throw new Refusal(429, 'tooManyCodes', { values: { seconds }, retryAfterSeconds: seconds })
}
