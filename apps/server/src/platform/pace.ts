/** When the next of many may begin. */
export interface Pace {
  /** Notes that another caller asks while one waits or is served. */
  readonly noteOthers: () => void
  /** Milliseconds until the next may begin; 0 at once. */
  readonly waitMs: () => number
  /** Counts one that begins now, after having waited or not. */
  readonly begin: (hasWaited: boolean) => void
  /** Milliseconds until those that began before no longer count. */
  readonly restMs: () => number
}

interface Options {
  /** How far apart they begin when they are many, milliseconds. */
  readonly apartMs: number
  /** So many begin at once before that. */
  readonly atOnce: number
}

/** A caller that waited so often while no other asked is alone, such as a script: for so long it does not wait, unless another asks. */
const ALONE = { waits: 3, ms: 1000 }

/** Lets the few begin at once and keeps the many apart, as the generic cell rate algorithm does. */
export function createPace({ apartMs, atOnce }: Options): Pace {
  let dueAt = -Infinity
  let aloneUntil = -Infinity
  let waitsAlone = 0
  const isAlone = () => performance.now() < aloneUntil
  return {
    noteOthers() {
      waitsAlone = 0
      aloneUntil = -Infinity
    },
    waitMs: () => (isAlone() ? 0 : Math.max(0, dueAt - (atOnce - 1) * apartMs - performance.now())),
    begin(hasWaited) {
      const now = performance.now()
      if (hasWaited && ++waitsAlone >= ALONE.waits) {
        waitsAlone = 0
        aloneUntil = now + ALONE.ms
      }
      dueAt = Math.max(dueAt, now) + apartMs
      if (isAlone()) dueAt = Math.min(dueAt, now + atOnce * apartMs)
    },
    restMs: () => Math.max(0, dueAt - performance.now()),
  }
}
