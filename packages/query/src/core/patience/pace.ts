import { pause } from '#core/patience/pause.ts'

/** How many calls may begin at once, and how many a second after them. */
type Pace = { burst: number; perSecond: number }

/**
 * Servers of this contract let a user, or everybody behind one address, make 150 calls a minute. What a person waits for leaves room
 * for the polls of the page. What is read by the way leaves room for others, too: a page and it stay below 60.
 */
const paces = {
  asked: { burst: 40, perSecond: 1.25 },
  byTheWay: { burst: 20, perSecond: 0.25 },
} as const satisfies Record<string, Pace>

const full = ({ burst }: Pace) => ({ tokens: burst, filledAtMs: performance.now() })
/** All series of a tab share these, because the server counts them together. */
const buckets = { asked: full(paces.asked), byTheWay: full(paces.byTheWay) }

/** Gives the whole burst back; for tests. */
export function refill(): void {
  Object.assign(buckets, { asked: full(paces.asked), byTheWay: full(paces.byTheWay) })
}

/** How many tokens a bucket has by now. */
function fill(kind: keyof typeof paces): number {
  const { burst, perSecond } = paces[kind]
  const bucket = buckets[kind]
  // Not the time of day, which a reader may set back.
  const nowMs = performance.now()
  const gained = (Math.max(0, nowMs - bucket.filledAtMs) / 1000) * perSecond
  bucket.tokens = Math.min(burst, bucket.tokens + gained)
  bucket.filledAtMs = nowMs
  return bucket.tokens
}

/** Takes a turn. @returns milliseconds until it comes */
function takeTurn(isByTheWay: boolean): number {
  const asked = fill('asked')
  const byTheWay = fill('byTheWay')
  buckets.asked.tokens = asked - 1
  // What a person waits for delays the other, but not for ever.
  if (isByTheWay || byTheWay > -paces.byTheWay.burst) buckets.byTheWay.tokens = byTheWay - 1
  const kind = isByTheWay ? 'byTheWay' : 'asked'
  return Math.max(0, -buckets[kind].tokens / paces[kind].perSecond) * 1000
}

/** Waits for a turn of the pace that all series of calls share. @param isByTheWay nobody waits for it */
export function waitForTurn(signal?: AbortSignal, isByTheWay = false): Promise<void> {
  const turnMs = takeTurn(isByTheWay)
  return turnMs > 0 ? pause(turnMs, signal) : Promise.resolve()
}
