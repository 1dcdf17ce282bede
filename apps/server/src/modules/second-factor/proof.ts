import { countAttempt, countOf, resetAttempts } from '#modules/attempts/attempts.ts'
import type { BackoffPolicy } from '#modules/attempts/attempts.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { checkAssertion } from '#modules/second-factor/passkeys.ts'
import { hashOfCode } from '#modules/second-factor/recovery-codes.ts'
import { findTotp, spendRecoveryCode, spendStep } from '#modules/second-factor/repository.ts'
import { stepOf } from '#modules/second-factor/totp.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'random' | 'config' | 'ip'>
type Proof = Schema<'ProofModel'>

const WINDOW_MS = 15 * 60 * 1000
/**
 * Wrong codes for one account from one address: five, then pauses of a second, two, four, … up to five minutes. Nothing counts for an
 * account from everywhere: whoever knows its password could lock its owner out.
 */
const PAIR: BackoffPolicy = {
  freeAttempts: 5,
  baseDelaySeconds: 1,
  maxDelaySeconds: 300,
  windowMs: WINDOW_MS,
}
/** Counts alone, to write to the owner. */
const ACCOUNT: BackoffPolicy = { ...PAIR, freeAttempts: 1_000_000, windowMs: 24 * 60 * 60 * 1000 }
/** So many wrong codes of a day are no slips: somebody knows the password. */
const WARNED_AFTER = 10

/**
 * Checks what shows who is there, for an account that has a second factor.
 * Throws Refusal 400 for anything wrong, 429 while it has to wait.
 */
export async function checkProof(
  needs: Needs,
  { userId, purpose }: { userId: string; purpose: 'step' | 'confirm' },
  { code, recoveryCode, passkey }: Proof,
): Promise<void> {
  const given = [code, recoveryCode, passkey].filter((one) => one != null)
  if (given.length !== 1) throw new Refusal(400, 'proofOne')
  if (passkey) {
    await checkAssertion(needs, passkey, { purpose, user_id: userId })
    return
  }
  const kind = code == null ? 'recovery' : 'code'
  await counted(needs, `${kind}:${addressGroup(needs.ip)}:${userId}`, () =>
    code == null
      ? checkRecoveryCode(needs, userId, recoveryCode ?? '')
      : checkCode(needs, userId, code),
  )
}

/** Counts before it looks: a hundred at once count as a hundred. */
export async function counted(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  subject: string,
  check: () => Promise<void>,
): Promise<void> {
  const seconds = await countAttempt(db, subject, PAIR, clock.now())
  if (seconds > 0)
    throw new Refusal(429, 'loginBlocked', { values: { seconds }, retryAfterSeconds: seconds })
  await check()
  await resetAttempts(db, subject)
}

async function checkCode({ db, clock }: Needs, userId: string, code: string): Promise<void> {
  const secret = (await findTotp(db, userId))?.secret
  const step = secret == null ? undefined : stepOf(secret, code, clock.now())
  if (step === undefined) throw new Refusal(400, 'codeWrong')
  if (!(await spendStep(db, userId, step))) throw new Refusal(400, 'codeUsed')
}

async function checkRecoveryCode({ db }: Needs, userId: string, code: string): Promise<void> {
  if (!(await spendRecoveryCode(db, userId, hashOfCode(code))))
    throw new Refusal(400, 'recoveryCodeWrong')
}

/** Counts a wrong code for the account. @returns whether its owner should read of it: once a day */
export async function isWorthWarning(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const subject = `codes:${userId}`
  const nowMs = clock.now()
  if ((await countOf(db, subject, ACCOUNT, nowMs)) >= WARNED_AFTER) return false
  await countAttempt(db, subject, ACCOUNT, nowMs)
  return (await countOf(db, subject, ACCOUNT, nowMs)) === WARNED_AFTER
}
