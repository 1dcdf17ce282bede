import type { Config } from '#config.ts'
import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import { isPowSolved, readPowAnswer } from '#modules/captcha/hash-pow.ts'
import { isTurnstileAnswered } from '#modules/captcha/turnstile.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Settings } from '#modules/settings/settings.ts'
import type { Clock } from '#platform/clock.ts'
import { randomHex } from '#platform/random.ts'
import type { Randomness } from '#platform/random.ts'

interface CaptchaNeeds extends Pick<Infrastructure, 'clock' | 'config'> {
  readonly settings: Settings
  readonly db: Db
  /** The caller's address. */
  readonly ip: string
}

const LIFETIME_MS = 5 * 60 * 1000
const CHALLENGE_BYTES = 8
const ID_BYTES = 6

/** Makes a proof-of-work challenge that can be answered once, within 5 minutes. */
export async function createPowChallenge(
  { db, clock, random }: { db: Db; clock: Clock; random: Randomness },
  difficulty: number,
): Promise<Schema<'HashPowChallenge'>> {
  const id = randomHex(random, ID_BYTES)
  const challenge = random.bytes(CHALLENGE_BYTES)
  const now = clock.now()
  await db.deleteFrom('pow_challenges').where('expires_at', '<=', ms(now)).execute()
  await db
    .insertInto('pow_challenges')
    .values({ id, challenge, difficulty, expires_at: ms(now + LIFETIME_MS) })
    .execute()
  return { id, challenge: challenge.toString('hex'), difficulty }
}

/**
 * Whether the response solves a captcha, asked for or not.
 * Throws Refusal 400 when one is required and the response does not solve it.
 */
export async function requireCaptcha(
  { db, clock, settings, config, ip }: CaptchaNeeds,
  text: string | null | undefined,
): Promise<boolean> {
  const { accountPolicy } = await settings.read()
  if (!accountPolicy.useCaptcha) return isAnswered(db, text ?? '', clock.now())
  const isRight = config.turnstile
    ? await isTurnstileAnswered(config.turnstile, text ?? '', ip)
    : await isAnswered(db, text ?? '', clock.now())
  if (!isRight) throw new Refusal(400, 'captchaRefused')
  return true
}

/** The captcha that the settings require, or the proof of work that spares a caller a pause. */
export function captchaInfo(
  policy: Schema<'AccountPolicy'>,
  { turnstile }: Config,
  isProofOffered = false,
): Schema<'ClientCaptchaInfoModel'> {
  if (!policy.useCaptcha) return { type: isProofOffered ? 'HashPow' : 'None', siteKey: '' }
  if (turnstile) return { type: 'CloudflareTurnstile', siteKey: turnstile.siteKey }
  return { type: 'HashPow', siteKey: '' }
}

/** A right answer uses its challenge up; a wrong one keeps it alive for another try. */
async function isAnswered(db: Db, text: string, nowMs: number): Promise<boolean> {
  const given = readPowAnswer(text)
  if (!given) return false
  const stored = await db
    .updateTable('pow_challenges')
    .set({ expires_at: ms(nowMs + LIFETIME_MS) })
    .where('id', '=', given.id)
    .where('expires_at', '>', ms(nowMs))
    .returning(['challenge', 'difficulty'])
    .executeTakeFirst()
  if (!stored || !isPowSolved(stored.challenge, given.answer, stored.difficulty)) return false
  const used = await db
    .deleteFrom('pow_challenges')
    .where('id', '=', given.id)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
