/** Replaces texts and long numbers of recorded answers by those that are sent now. */
export class Echo {
  readonly #words = new Map<unknown, unknown>()

  /** Remembers what was sent in the place of what. */
  learn(then: unknown, now: unknown): void {
    if (Array.isArray(then) && Array.isArray(now)) {
      then.forEach((item, index) => this.learn(item, now[index]))
    } else if (isObject(then) && isObject(now)) {
      for (const [key, value] of Object.entries(then)) this.learn(value, now[key])
    } else if (isWord(then) && isWord(now)) this.#words.set(then, now)
  }

  /** Whether two bodies do the same: the same keys, and the same flags and switches. */
  isLike(then: unknown, now: unknown): boolean {
    if (!isObject(then) || !isObject(now)) return true
    if (then.isEnabled !== now.isEnabled) return false
    if (typeof then.inviteCode !== 'string' || typeof now.inviteCode !== 'string') return true
    return (then.inviteCode === 'wrong') === (now.inviteCode === 'wrong')
  }

  /** An answer of then, in the words of now. */
  say(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.say(item))
    if (!isObject(value)) return this.#words.has(value) ? this.#words.get(value) : value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.say(item)]))
  }
}

/** What cannot be mistaken for something else: no ids, no counts. */
const isWord = (value: unknown) =>
  (typeof value === 'string' && value.length > 2) ||
  (typeof value === 'number' && value > 1_000_000_000)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
