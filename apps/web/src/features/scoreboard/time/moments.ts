import type { Game } from '@halyard/api'

/** The whole game passes in about this many steps. */
const steps = 400
const second = 1000

/** The moments of a game that can be looked at, in even steps; the last step ends with the last full second there is. */
export function momentsOf({ start, end }: Pick<Game, 'start' | 'end'>, nowMs: number) {
  // The address of a moment has whole seconds; that in which a game ends belongs to it.
  const newest = nowMs < end ? Math.floor(nowMs / second) : Math.ceil(end / second)
  const lastMs = Math.max(start + second, newest * second)
  const stepMs = Math.max(second, Math.round((lastMs - start) / steps / second) * second)
  const last = Math.ceil((lastMs - start) / stepMs)
  return {
    lastMs,
    stepMs,
    /** Number of the last step; that of the start is 0. */
    last,
    msAt: (place: number) => Math.min(start + place * stepMs, lastMs),
    placeOf: (ms: number) => (ms >= lastMs ? last : Math.floor((ms - start) / stepMs)),
  }
}
