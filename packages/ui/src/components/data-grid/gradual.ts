export type GradualOptions = { frame: number; most: number; kept: number }

/**
 * Of the indexes that should be drawn, those that are: what is drawn stays, and of the others only so many are added in one
 * frame, those nearest to the middle first. A fast scroll then shows an empty place for a moment instead of standing still.
 */
export class Gradual {
  #drawn: ReadonlySet<number> = new Set()
  #last: readonly number[] = []
  #frame = -1
  #left = 0

  /**
   * @param wanted indexes in order
   * @param options.frame another number for another frame
   * @param options.most how many may be added in one frame
   * @param options.kept is drawn at once
   * @returns what to draw now, in order; the same list until it changes
   */
  take(wanted: readonly number[], { frame, most, kept }: GradualOptions): readonly number[] {
    if (frame !== this.#frame) this.#left = most
    this.#frame = frame
    const middle = ((wanted[0] ?? 0) + (wanted.at(-1) ?? 0)) / 2
    const missing = wanted
      .filter((index) => !this.#drawn.has(index) && index !== kept)
      .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    const added = new Set(missing.slice(0, this.#left))
    this.#left -= added.size
    // To let go and to add are one change of the page: what is out of view waits for what comes.
    const waits = added.size === 0 && missing.length > 0
    if (waits && (this.#drawn.has(kept) || !wanted.includes(kept))) return this.#last
    return this.takeAll(
      wanted.filter((index) => this.#drawn.has(index) || added.has(index) || index === kept),
    )
  }

  /** Draws everything at once: nothing moves. */
  takeAll(wanted: readonly number[]): readonly number[] {
    const isSame =
      wanted.length === this.#last.length && wanted.every((index) => this.#drawn.has(index))
    if (!isSame) {
      this.#last = wanted
      this.#drawn = new Set(wanted)
    }
    return this.#last
  }
}
