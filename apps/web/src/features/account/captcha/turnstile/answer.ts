type Waiting = { resolve: (token: string) => void; reject: (reason: Error) => void }

/** Hands the answer of the Turnstile widget to the form: each one once, because Cloudflare takes it only one time. */
export class TurnstileAnswer {
  #token: string | undefined
  #isSpent = false
  #waiting: Waiting | undefined
  /** Makes the widget ask again; set by whoever shows it. */
  onRenew: () => void = () => {}

  /** The widget has an answer. */
  give(token: string): void {
    if (!this.#waiting) {
      this.#token = token
      return
    }
    this.#waiting.resolve(token)
    this.#waiting = undefined
    this.#isSpent = true
  }

  /** The answer was not used in time, or the widget failed: there is none now. */
  drop(): void {
    this.#token = undefined
  }

  take(): Promise<string> {
    const token = this.#token
    if (token !== undefined) {
      this.#token = undefined
      this.#isSpent = true
      return Promise.resolve(token)
    }
    this.renew()
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  /** Asks for a new answer when the last one was used. */
  renew(): void {
    if (!this.#isSpent) return
    this.#isSpent = false
    this.onRenew()
  }

  cancel(): void {
    this.#waiting?.reject(new DOMException('Cancelled', 'AbortError'))
    this.#waiting = undefined
  }
}
