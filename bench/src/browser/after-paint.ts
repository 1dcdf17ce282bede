import { sampledMs, startOf, threadTime } from './thread-time.ts'
import type { ThreadTime, TraceEvent } from './thread-time.ts'

/** What a visit marks in its trace when the page was interactive; DevTools show it among the timings. */
export const INTERACTIVE = 'bench: interactive'

/** What the page's thread did between the largest paint and the moment from which the page was interactive, milliseconds. */
export interface AfterPaint extends Omit<ThreadTime, 'React'> {
  /** From the visit's beginning to the largest paint so far, and until the page was interactive. */
  readonly paintedMs: number
  readonly interactiveMs: number
  /** React's own time and that of the components it called: hydration, rendering, commits. */
  readonly render: number
  /** What components run after a commit, by samples of the stack. */
  readonly effects: number
  /** The thread had something to do, and other programs had the processor. */
  readonly preempted: number
  /** The thread had nothing to do. */
  readonly waiting: number
}

/** Where React mounts and unmounts effects, by names that no build changes. */
const EFFECTS = /\.create\b[^{}]{0,40}\.inst\b|\.inst\b[^{}]{0,40}\.destroy\b/g
const PAINT = 'largestContentfulPaint::Candidate'

/** Undefined for a trace without that mark. The largest paint is the last one before it: what comes later keeps nobody from using the page. */
export function afterPaint(
  events: readonly TraceEvent[],
  sourceOf: (url: string) => string | undefined,
): AfterPaint | undefined {
  const start = startOf(events)
  const mark = events.findLast(({ name }) => name === INTERACTIVE)?.args?.data?.startTime
  if (!start || mark === undefined) return undefined
  const interactive = start.ts + mark * 1000
  const painted =
    events.findLast(
      ({ name, pid, ts }) =>
        name === PAINT && pid === start.pid && ts >= start.ts && ts <= interactive,
    )?.ts ?? start.ts
  const window = [painted, interactive] as const
  const { React, ...others } = threadTime(events, window)
  const used = React + Object.values(others).reduce((sum, time) => sum + time, 0)
  const busy = busyMs(events, window)
  const sampled = sampledMs(events, window, { mark: EFFECTS, sourceOf })
  const share = busy > 0 ? Math.min(1, used / busy) : 0
  const effects = Math.min(React, share * sampled)
  return {
    paintedMs: (painted - start.ts) / 1000,
    interactiveMs: mark,
    ...others,
    render: React - effects,
    effects,
    preempted: Math.max(0, busy - used),
    waiting: (interactive - painted) / 1000 - busy,
  }
}

/** How long the page's thread had something to do, milliseconds of the clock. */
function busyMs(events: readonly TraceEvent[], [from, until]: readonly [number, number]): number {
  const thread = startOf(events)
  let sum = 0
  let free = from
  const stretches = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === thread?.pid && tid === thread.tid)
    .toSorted((one, two) => one.ts - two.ts)
  for (const { ts, dur = 0 } of stretches) {
    const end = Math.min(ts + dur, until)
    if (end <= free) continue
    sum += end - Math.max(ts, free)
    free = end
  }
  return sum / 1000
}
