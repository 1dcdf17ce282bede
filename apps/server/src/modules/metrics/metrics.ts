import { Counter, Histogram, Registry } from 'prom-client'

/** Upper ends of durations, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is counted and timed while the process lives, in the form of Prometheus. */
export interface Metrics {
  readonly registry: Registry
  /** Answers by operation of the contract, never by path: paths hold ids and tokens. */
  readonly requests: Counter<'operation' | 'status'>
  readonly requestSeconds: Histogram<'operation'>
  readonly submissions: Counter<'verdict'>
  /** `from` solves: only what is new was added; from facts: everything was read again. */
  readonly boardBuildSeconds: Histogram<'from'>
  /** Why a page was not rendered here: an error of its code, or time. The browser renders it then. */
  readonly renderFailures: Counter<'reason'>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'halyard_requests_total',
      help: 'Answered requests by operation of the contract; "other" for pages, files of the client and hubs',
      labelNames: ['operation', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'halyard_request_seconds',
      help: 'Time from the request to the end of its answer, by operation of the contract',
      labelNames: ['operation'],
      buckets: BUCKETS,
      registers,
    }),
    submissions: new Counter({
      name: 'halyard_submissions_total',
      help: 'Judged flags by verdict',
      labelNames: ['verdict'],
      registers,
    }),
    boardBuildSeconds: new Histogram({
      name: 'halyard_scoreboard_build_seconds',
      help: 'Time to build a scoreboard, from the new solves alone or from all facts',
      labelNames: ['from'],
      buckets: BUCKETS,
      registers,
    }),
    renderFailures: zeroed(
      new Counter({
        name: 'halyard_page_render_failures_total',
        help: 'Pages that could not be rendered on the server, by an error in their code or for lack of time; browsers render them',
        labelNames: ['reason'],
        registers,
      }),
      ['error', 'time'].map((reason) => ({ reason })),
    ),
  }
}

/** Shows zero where nothing has been counted: an alert needs a first value to see the second. */
function zeroed<Label extends string>(
  counter: Counter<Label>,
  labels: readonly Record<Label, string>[],
): Counter<Label> {
  for (const one of labels) counter.inc(one, 0)
  return counter
}
