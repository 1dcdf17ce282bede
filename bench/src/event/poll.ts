import { ApiError } from '@halyard/api'
import { paceOf, pause, retryDelay, shouldRetry } from '@halyard/query/pacing'
import { isFault } from './tally.ts'

interface PollOptions {
  /** @returns the status of the answer */
  readonly read: (signal: AbortSignal) => Promise<string>
  /** Milliseconds from an answer to the next reading. */
  readonly base: number
  /** Each client polls at its own pace. */
  readonly share: number
}

/** What a client reads again and again, as TanStack Query does with the client's settings. */
export class Poll {
  readonly #options: PollOptions
  #open: AbortController | undefined
  #timer: NodeJS.Timeout | undefined
  #readAt = 0
  #isEnded = false

  constructor(options: PollOptions) {
    this.#options = options
  }

  /** When it was read last, epoch milliseconds. */
  get readAt(): number {
    return this.#readAt
  }

  /** Reads now; a question that is still open is given up for the new one. */
  async readNow(): Promise<void> {
    if (this.#isEnded) return
    this.#giveUp()
    const open = new AbortController()
    this.#open = open
    for (let failures = 0; ; failures += 1) {
      const status = await this.#options.read(open.signal)
      if (open.signal.aborted) return
      const error = errorOf(status)
      if (!error) this.#readAt = Date.now()
      if (!error || !shouldRetry(failures, error)) return this.#wait(error, failures)
      await pause(retryDelay(failures, error), open.signal)
      if (open.signal.aborted) return
    }
  }

  /** Reads one interval from now: the answer was there already. */
  readLater(): void {
    if (!this.#isEnded) this.#wait(undefined, 0)
  }

  /** The next reading is one interval after the newest answer. */
  #wait(error: ApiError | undefined, failures: number): void {
    const { base, share } = this.#options
    const state = { error, fetchFailureCount: error ? failures + 1 : 0 }
    const waitMs = paceOf(base, { state }, share)
    if (waitMs !== false) this.#timer = setTimeout(() => void this.readNow(), waitMs)
  }

  end(): void {
    this.#isEnded = true
    this.#giveUp()
  }

  #giveUp(): void {
    clearTimeout(this.#timer)
    this.#open?.abort()
  }
}

/** Refusals are counted, and change no pace here: nothing that a player of an event polls is refused for good. */
function errorOf(status: string): ApiError | undefined {
  if (!isFault(status) && status !== '429') return undefined
  return new ApiError({ status: status === 'none' ? 0 : Number(status) })
}
