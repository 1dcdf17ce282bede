export type GradualOptions = { frame: number; most: number; kept: number }

/**
 * Of the indexes that should be drawn, those that are: only so many are added in one frame, those nearest to the middle first,
 * and what is out of view goes when another takes its place. A fast scroll then shows an empty place for a moment instead of
 * standing still.
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
    const nearestFirst = (one: number, other: number) =>
      Math.abs(one - middle) - Math.abs(other - middle)
    const missing = wanted
      .filter((index) => !this.#drawn.has(index) && index !== kept)
      .toSorted(nearestFirst)
    const added = missing.slice(0, this.#left)
    this.#left -= added.length
    if (wanted.includes(kept) && !this.#drawn.has(kept)) added.push(kept)
    if (added.length === 0) return this.#last
    const isWanted = new Set(wanted)
    const staying = this.#last.filter((index) => isWanted.has(index))
    const leaving = this.#last.filter((index) => !isWanted.has(index))
    const room = Math.max(this.#last.length, wanted.length) - staying.length - added.length
    const left = leaving.toSorted(nearestFirst).slice(0, Math.max(0, room))
    return this.takeAll([...staying, ...added, ...left].toSorted((one, other) => one - other))
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
