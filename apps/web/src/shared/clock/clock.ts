import type { ClockSample } from '@halyard/api'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** Milliseconds to add to the browser's clock, at least and at most, according to one answer. */
type Range = { low: number; high: number }

const sampleCount = 8
const resolution = 1000

let ranges: Range[] = []
let offsetMs = 0

/**
 * Learns from one answer of the server. Its `Date` has whole seconds and was taken between sending and receiving, so it
 * bounds the difference of the clocks; several answers bound it ever tighter. Bounds that contradict each other mean that a
 * clock was set: the older ones go.
 */
export function recordSample({ serverMs, sentMs, receivedMs }: ClockSample): void {
  const latest = { low: serverMs - receivedMs, high: serverMs + resolution - sentMs }
  ranges = [...ranges, latest].slice(-sampleCount)
  while (ranges.length > 1 && lowest() > highest()) ranges.shift()
  offsetMs = Math.round((lowest() + highest()) / 2)
}

const lowest = () => Math.max(...ranges.map(({ low }) => low))
const highest = () => Math.min(...ranges.map(({ high }) => high))

/** Forgets all answers; for tests. */
export function resetClock(): void {
  ranges = []
  offsetMs = 0
}

/** The server's time in epoch milliseconds: the only clock of the application. */
export const now = (): number => Date.now() + offsetMs

/** The browser's own time in epoch milliseconds: only to compare with other times of the same clock. */
export const browserNow = (): number => Date.now()

/** How far the browser's clock is behind the server's, in milliseconds; negative when it is ahead. */
export const clockOffset = (): number => offsetMs

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** One timer for all countdowns, aligned to the server's full seconds. */
function tick() {
  for (const listener of listeners) listener()
  timer = setTimeout(tick, resolution - (now() % resolution))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setTimeout(tick, resolution - (now() % resolution))
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

const wholeSecond = (ms: number) => Math.floor(ms / resolution) * resolution
const currentSecond = () => wholeSecond(now())

/**
 * The moment at which the server rendered the page, in epoch milliseconds. Given to both the server's render and the hydration, so
 * that they agree on every clock of the page.
 */
export const RenderTimeContext = createContext<number | undefined>(undefined)

/** The server's time, renewed every full second. @returns epoch milliseconds, whole seconds */
export const useNow = (): number => useFromNow((nowMs) => nowMs)

const minute = 60_000

const minuteOf = (atMs: number) => Math.floor(atMs / minute) * minute

/** The server's time. @returns epoch milliseconds, whole minutes */
export const currentMinute = (): number => minuteOf(now())

/** The server's time, renewed every full minute. @returns epoch milliseconds, whole minutes */
export const useCurrentMinute = (): number => useFromNow(minuteOf)

/**
 * The full minute from which a moment is seen. Within its own minute a moment that has been is seen from itself: the start of the
 * minute would make it one to come.
 */
export function minuteAround(at: number, nowMs: number): number {
  const start = minuteOf(nowMs)
  return at > start && at < nowMs + resolution ? at : start
}

/** The server's time from which a moment is seen, renewed every full minute. @returns epoch milliseconds */
export const useMinuteAround = (at: number): number =>
  useFromNow((nowMs) => minuteAround(at, nowMs))

/**
 * Something that follows from the server's time, worked out every full second; renders only when it changes.
 *
 * @param read takes epoch milliseconds and gives a plain value
 */
export function useFromNow<Value extends string | number | boolean | null>(
  read: (nowMs: number) => Value,
): Value {
  const renderedAt = useContext(RenderTimeContext)
  return useSyncExternalStore(
    subscribe,
    () => read(currentSecond()),
    () => read(renderedAt === undefined ? currentSecond() : wholeSecond(renderedAt)),
  )
}
