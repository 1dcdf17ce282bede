import { setTimeout as wait } from 'node:timers/promises'

type PausesOptions = {
  /** Called before waiting for a server that asks for a pause. */
  onWait?: (seconds: number) => void
  /** Ends every wait with its reason. */
  signal?: AbortSignal
  /** Sleeps and reads the time; replaced in tests. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<unknown>
  now?: () => number
}

/** The pauses a server asks for, kept by all connections that share them. */
export type Pauses = {
  /** Waits until requests of this kind may be sent. */
  pass: (kind: string) => Promise<void>
  /**
   * Waits for a turn of its own, `seconds` behind the last one: a server that has room for one request every few seconds says the same to
   * all who ask at once, and all but one of them would be refused again.
   *
   * @returns the milliseconds waited, undefined when that would be more than `mostMs`
   */
  wait: (kind: string, seconds: number, mostMs: number) => Promise<number | undefined>
}

const sleepUntil = (ms: number, signal?: AbortSignal) => wait(ms, undefined, { signal })

/** Begins without any pause. */
export function createPauses(options: PausesOptions = {}): Pauses {
  const { onWait, signal, sleep = sleepUntil, now = Date.now } = options
  const turns = new Map<string, number>()
  const restMs = (kind: string) => (turns.get(kind) ?? 0) - now()
  return {
    async pass(kind) {
      const ms = restMs(kind)
      if (ms > 0) await sleep(ms, signal)
    },
    async wait(kind, seconds, mostMs) {
      const ms = Math.max(restMs(kind), 0) + seconds * 1000
      if (ms > mostMs) return undefined
      turns.set(kind, now() + ms)
      onWait?.(Math.ceil(ms / 1000))
      await sleep(ms, signal)
      return ms
    },
  }
}
