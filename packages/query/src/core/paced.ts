import { ApiError, hasStatus } from '@halyard/api'
import { isUnreachable } from '#core/client.ts'

/** Calls that may begin at once. */
const burst = 50
/** Calls a second after them. Together they stay below the 150 a minute that servers of this contract let a user make. */
const perSecond = 1.5
/** Milliseconds to stay away when a server does not say how long. */
const waitAfterRefusal = 10_000

/** All series of a tab share this, because the server counts them together. */
const bucket = { tokens: burst, filledAtMs: 0 }

/** Takes a turn. @returns milliseconds until it comes */
function takeTurn(): number {
  // Not the time of day, which a reader may set back.
  const nowMs = performance.now()
  const gained = (Math.max(0, nowMs - bucket.filledAtMs) / 1000) * perSecond
  bucket.tokens = Math.min(burst, bucket.tokens + gained) - 1
  bucket.filledAtMs = nowMs
  return bucket.tokens >= 0 ? 0 : (-bucket.tokens / perSecond) * 1000
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/** Waits for a turn of the pace that all series share. For what reads on in the background. */
export const waitForTurn = (signal: AbortSignal): Promise<void> => {
  const turn = takeTurn()
  return turn > 0 ? wait(turn, signal) : Promise.resolve()
}

export type PacedOptions = {
  /** Begins no further call. */
  signal?: AbortSignal
  /** How many are behind us, failed ones too. */
  onProgress?: (count: number) => void
}

/** What became of each item of a series. */
export type PacedResult<Item> = {
  done: readonly Item[]
  failed: readonly { item: Item; error: unknown }[]
  /** Not tried: it was stopped, the session is over or nobody answers. */
  left: readonly Item[]
}

/** Whether the calls that follow would fail in the same way. */
const endsSeries = (error: unknown) =>
  hasStatus(error, 401) || hasStatus(error, 403) || isUnreachable(error)

/**
 * Does something with one item after the other, at a rate that leaves the server's budget for a user to the rest of the page. A
 * server that asks to be left alone is: the call is made again after that time. Never rejects.
 */
export async function runPaced<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  { signal, onProgress }: PacedOptions = {},
): Promise<PacedResult<Item>> {
  const done: Item[] = []
  const failed: { item: Item; error: unknown }[] = []
  const queue = [...items]
  while (queue.length > 0) {
    const turn = takeTurn()
    if (turn > 0) await wait(turn, signal)
    const [item] = queue
    if (signal?.aborted || item === undefined) break
    try {
      await run(item)
      done.push(item)
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) {
        const seconds = error.retryAfterSeconds
        await wait(seconds === undefined ? waitAfterRefusal : seconds * 1000, signal)
        continue
      }
      failed.push({ item, error })
    }
    queue.shift()
    onProgress?.(done.length + failed.length)
    if (endsSeries(failed.at(-1)?.error)) break
  }
  return { done, failed, left: queue }
}
