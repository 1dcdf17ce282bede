import { create } from 'zustand'
import { browserNow } from '#shared/clock/clock.ts'

/** Milliseconds in which stopping can be taken back. */
export const undoMs = 5000

type Pending = { readonly dueAt: number; readonly timer: ReturnType<typeof setTimeout> }

/** Instances that are about to be stopped, by challenge. Nothing is sent before its time: to leave the page keeps them. */
const usePendingStops = create<{ stops: ReadonlyMap<number, Pending> }>(() => ({
  stops: new Map(),
}))

function change(edit: (stops: Map<number, Pending>) => void): void {
  usePendingStops.setState(({ stops }) => {
    const next = new Map(stops)
    edit(next)
    return { stops: next }
  })
}

/** Stops in a moment, unless that is undone. */
export function stopSoon(challengeId: number, stop: () => void): void {
  undoStop(challengeId)
  const timer = setTimeout(() => {
    change((stops) => stops.delete(challengeId))
    stop()
  }, undoMs)
  change((stops) => stops.set(challengeId, { dueAt: browserNow() + undoMs, timer }))
}

/** Takes it back. */
export function undoStop(challengeId: number): void {
  clearTimeout(usePendingStops.getState().stops.get(challengeId)?.timer)
  change((stops) => stops.delete(challengeId))
}

/** When the instance of a challenge will be stopped, by the browser's clock; undefined when it will not. */
export const usePendingStop = (challengeId: number): number | undefined =>
  usePendingStops(({ stops }) => stops.get(challengeId)?.dueAt)
