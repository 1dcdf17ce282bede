import { hash } from 'node:crypto'
import type { Db } from '#db/database.ts'
import { block, countAttempt, countOf, resetAttempts, waitOf } from '#modules/attempts/attempts.ts'
import type { BackoffPolicy } from '#modules/attempts/attempts.ts'
import { addressGroup } from '#modules/attempts/address-group.ts'
import type { Context } from '#modules/operation/context.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const WINDOW_MS = 15 * 60 * 1000
/** One account from one address: five failures, then pauses of a second, two, four, … up to five minutes. */
const PAIR: BackoffPolicy = {
  freeAttempts: 5,
  baseDelaySeconds: 1,
  maxDelaySeconds: 300,
  windowMs: WINDOW_MS,
}
/** The same with a proof of work: it buys further attempts, not any number. */
const PROVEN: BackoffPolicy = { ...PAIR, freeAttempts: 20 }
/** One account from anywhere. */
const ACCOUNT: BackoffPolicy = {
  freeAttempts: 100,
  baseDelaySeconds: 1,
  maxDelaySeconds: 60,
  windowMs: WINDOW_MS,
}
/** An address may be shared by a hall full of players, who all mistype now and then. */
const ADDRESS: BackoffPolicy = { ...ACCOUNT, freeAttempts: 5_000 }
/** Failures after which a proof of work is offered: before the first pause, so that who knows the password need not wait. */
const OFFERED_AFTER = PAIR.freeAttempts - 2
/** How long an address is offered a proof of work. */
const OFFER_SECONDS = 15 * 60

/** Who tries to log in, and whether with a proof of work. */
export interface LoginCaller {
  readonly db: Db
  readonly ip: string
  readonly nowMs: number
  readonly hasProof: boolean
}

/** Who asks, in a call that proves no work. */
export const callerOf = ({ db, ip, clock }: Pick<Context, 'db' | 'ip' | 'clock'>): LoginCaller => ({
  db,
  ip,
  nowMs: clock.now(),
  hasProof: false,
})

/** What failures of a login text are counted by when it means no account. */
export const unknownAccount = (loginKey: string): string => `?${hash('sha256', loginKey)}`

/**
 * Counts an attempt on an account, by its id, before the password is checked: a hundred at once count as a hundred.
 * Returns 0 when it is allowed, else the whole seconds to wait; a proof of work shortens the wait.
 */
export async function countLoginAttempt(caller: LoginCaller, account: string): Promise<number> {
  const { db, ip, nowMs, hasProof } = caller
  if (hasProof) return countAttempt(db, provenSubject(ip, account), PROVEN, nowMs)
  const shared = Math.max(
    await waitOf(db, addressSubject(ip), nowMs),
    await waitOf(db, accountSubject(account), nowMs),
  )
  const seconds = shared || (await countAttempt(db, pairSubject(ip, account), PAIR, nowMs))
  if (seconds > 0) await offerProof(caller)
  return seconds
}

/** Counts a wrong password by what many may share; a right one is never counted there. */
export async function countLoginFailure(caller: LoginCaller, account: string): Promise<void> {
  const { db, ip, nowMs } = caller
  await countAttempt(db, accountSubject(account), ACCOUNT, nowMs)
  await countAttempt(db, addressSubject(ip), ADDRESS, nowMs)
  const failures = await countOf(db, pairSubject(ip, account), PAIR, nowMs)
  if (failures >= OFFERED_AFTER) await offerProof(caller)
}

const offerProof = ({ db, ip, nowMs }: LoginCaller) =>
  block(db, offerSubject(ip), { nowMs, seconds: OFFER_SECONDS })

/** Resets the failures of an account from this address after a success. */
export async function resetLoginAttempts(
  { db, ip }: Pick<LoginCaller, 'db' | 'ip'>,
  account: string,
): Promise<void> {
  await resetAttempts(db, pairSubject(ip, account), provenSubject(ip, account))
}

/** Whether this address failed several times lately, so that a proof of work is worth offering. */
export async function isProofOffered({
  db,
  ip,
  nowMs,
}: Omit<LoginCaller, 'hasProof'>): Promise<boolean> {
  return (await waitOf(db, offerSubject(ip), nowMs)) > 0
}

/** Counts an attempt where one account is meant. Throws Refusal 429 while it has to wait. */
export async function requireLoginAttempt(caller: LoginCaller, account: string): Promise<void> {
  const seconds = await countLoginAttempt(caller, account)
  if (seconds > 0) throw loginBlocked(seconds)
}

export const loginBlocked = (seconds: number): Refusal =>
  new Refusal(429, 'loginBlocked', { values: { seconds }, retryAfterSeconds: seconds })

const pairSubject = (ip: string, account: string) => `login:${addressGroup(ip)}:${account}`
const provenSubject = (ip: string, account: string) => `proven:${addressGroup(ip)}:${account}`
const accountSubject = (account: string) => `account:${account}`
const addressSubject = (ip: string) => `address:${addressGroup(ip)}`
const offerSubject = (ip: string) => `offer:${addressGroup(ip)}`
