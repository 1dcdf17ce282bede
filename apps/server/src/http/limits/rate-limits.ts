import type { RateClass } from '#http/contract/contract.ts'
import type { Clock } from '#platform/clock.ts'

/** A token bucket: `capacity` requests at once, `perSecond` in the long run. */
interface Budget {
  readonly capacity: number
  readonly perSecond: number
}

const BUDGETS: Readonly<Record<RateClass | 'global', Budget>> = {
  global: { capacity: 150, perSecond: 150 / 60 },
  Register: { capacity: 20, perSecond: 20 / 150 },
  Query: { capacity: 100, perSecond: 1 },
  PowChallenge: { capacity: 40, perSecond: 5 / 30 },
  Container: { capacity: 120, perSecond: 3 },
  Submit: { capacity: 100, perSecond: 10 },
  Concurrency: { capacity: 20, perSecond: 1 },
}
/**
 * An address may be shared by a room full of players, an account never is. A script of an administrator writes a whole event at once,
 * some thousand requests a minute.
 */
const FACTORS = { account: 1, address: 10, administrator: 40 } as const
/** Guessing is guessing, whoever does it. */
const CREDENTIALS: RateClass = 'Register'
/** Buckets that are full again are removed once there are this many. */
const SWEEP_AT = 20_000

interface Bucket {
  tokens: number
  filledAtMs: number
}

/** Who is counted: an account, or an address without a session. */
export interface Caller {
  readonly kind: keyof typeof FACTORS
  readonly id: string
}

export interface RateLimits {
  /** Takes one token from the caller's bucket; returns the whole seconds to wait when it is empty. */
  take(rateClass: RateClass | 'global', caller: Caller): number | undefined
}

/** Limits per caller, in the memory of this process. */
export function createRateLimits(clock: Clock): RateLimits {
  const buckets = new Map<string, Bucket>()
  return {
    take(rateClass, caller) {
      const { capacity, perSecond } = budgetOf(rateClass, caller)
      const now = clock.now()
      if (buckets.size >= SWEEP_AT) dropFull(buckets, now)
      const key = `${rateClass} ${caller.kind} ${caller.id}`
      const known = buckets.get(key)
      const bucket = known ?? { tokens: capacity, filledAtMs: now }
      if (!known) buckets.set(key, bucket)
      const gained = Math.max(0, ((now - bucket.filledAtMs) / 1000) * perSecond)
      const tokens = Math.min(capacity, bucket.tokens + gained)
      const isAllowed = tokens >= 1
      bucket.tokens = isAllowed ? tokens - 1 : tokens
      bucket.filledAtMs = now
      return isAllowed ? undefined : Math.max(1, Math.ceil((1 - tokens) / perSecond))
    },
  }
}

/** How many requests of a class a caller may send. */
export function budgetOf(rateClass: RateClass | 'global', { kind }: Caller): Budget {
  const { capacity, perSecond } = BUDGETS[rateClass]
  const factor = rateClass === CREDENTIALS && kind === 'administrator' ? 1 : FACTORS[kind]
  return { capacity: capacity * factor, perSecond: perSecond * factor }
}

/** The slowest bucket is full again after five minutes. */
function dropFull(buckets: Map<string, Bucket>, nowMs: number): void {
  for (const [key, { filledAtMs }] of buckets) {
    if (nowMs - filledAtMs > 300_000) buckets.delete(key)
  }
}

/** True for an address of this machine itself. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}
