import { fetchPowChallenge } from '@halyard/query'
import { solve } from '#features/account/captcha/pow/solve.ts'

export type PowState =
  | { kind: 'waiting' }
  | { kind: 'working'; share: number; secondsLeft: number | undefined }
  | { kind: 'done'; seconds: number }
  | { kind: 'failed' }

/** An answer is thrown away this long after its challenge was fetched: the server drops challenges after five minutes. */
const usableMs = 4 * 60_000

/** Solves one challenge at a time and keeps the answer until it is taken or too old. */
export class PowRunner {
  #state: PowState = { kind: 'waiting' }
  #answer: Promise<string> | undefined
  #startedMs = 0
  #stop = new AbortController()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly getState = () => this.#state

  #set(state: PowState) {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  /** Begins unless an answer is there or on its way. */
  start(): void {
    if (this.#answer && performance.now() - this.#startedMs < usableMs) return
    this.cancel()
    this.#startedMs = performance.now()
    this.#answer = this.#run(this.#stop.signal)
    this.#answer.catch(() => {})
  }

  /** The answer for the form, once: the server takes each only one time. */
  async take(): Promise<string> {
    this.start()
    const answer = await this.#answer
    this.#answer = undefined
    return answer ?? ''
  }

  /** Stops and drops the answer. */
  cancel(): void {
    this.#stop.abort()
    this.#stop = new AbortController()
    this.#answer = undefined
    this.#set({ kind: 'waiting' })
  }

  async #run(signal: AbortSignal): Promise<string> {
    this.#set({ kind: 'working', share: 0, secondsLeft: undefined })
    try {
      const challenge = await fetchPowChallenge(signal)
      const expected = 2 ** challenge.difficulty
      const begunMs = performance.now()
      const answer = await solve(challenge, {
        signal,
        onTried: (count) => {
          const perSecond = (count * 1000) / (performance.now() - begunMs)
          this.#set({
            kind: 'working',
            // How likely it was to be done by now: nears 1 without reaching it.
            share: 1 - Math.exp(-count / expected),
            secondsLeft: Math.max(1, Math.round(expected / perSecond)),
          })
        },
      })
      this.#set({ kind: 'done', seconds: (performance.now() - begunMs) / 1000 })
      return answer
    } catch (error) {
      if (!signal.aborted) {
        this.#answer = undefined
        this.#set({ kind: 'failed' })
      }
      throw error
    }
  }
}
