import { hash } from 'node:crypto'
import type { Db, Row } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Clock } from '#platform/clock.ts'
import type { Randomness } from '#platform/random.ts'

const BYTES = 32
/** As long as browsers wait for a person and their device. */
export const CHALLENGE_LIFE_MS = 5 * 60 * 1000

/** What a challenge is for, and for whom; nobody where the passkey names the account. */
export type ChallengeUse = Pick<Row<'passkey_challenges'>, 'purpose' | 'user_id'>

const hashOf = (challenge: Uint8Array) => hash('sha256', challenge, 'buffer')

/** Makes a challenge that any process accepts once. */
export async function createChallenge(
  { db, clock, random }: { db: Db; clock: Clock; random: Randomness },
  use: ChallengeUse,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(random.bytes(BYTES))
  await db
    .insertInto('passkey_challenges')
    .values({
      ...use,
      challenge_hash: hashOf(challenge),
      expires_at: ms(clock.now() + CHALLENGE_LIFE_MS),
    })
    .execute()
  return challenge
}

/** Uses a challenge up, whatever becomes of its answer. Throws Refusal 400 where there is no such one any more. */
export async function spendChallenge(
  { db, clock }: { db: Db; clock: Clock },
  challenge: string,
  { purpose, user_id }: ChallengeUse,
): Promise<void> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(Buffer.from(challenge, 'base64url')))
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', user_id)
    .where('expires_at', '>', ms(clock.now()))
    .returning('purpose')
    .executeTakeFirst()
  if (!spent) throw new Refusal(400, 'passkeyTooLate')
}

/** Deletes challenges that nobody answered; run periodically. */
export async function deleteOldChallenges(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', ms(nowMs)).execute()
}
