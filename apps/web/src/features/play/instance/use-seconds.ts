import { browserNow, useNow } from '#shared/clock/clock.ts'

/** Whole seconds until a moment of the browser's clock, counted down; negative after it. */
export function useSecondsUntil(atMs: number): number {
  useNow()
  return Math.ceil((atMs - browserNow()) / 1000)
}
