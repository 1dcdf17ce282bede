/**
 * How long a stop waits for work in progress, milliseconds. What stops the program from outside has to wait longer than all of it:
 * `compose.yaml`, the chart and the how-to of containers, which a test holds against this.
 */
export const STOP_MS = {
  /** For requests that were sent before clients could know of the stop. */
  arrivals: 3000,
  /** For requests that run: a flag on a slow database takes seconds, and clients wait as long for its answer. */
  requests: 30_000,
  /** For mails that are being sent. */
  mails: 10_000,
  /** For captures that are being compressed. */
  captures: 10_000,
  /** A process that has not stopped by then hangs. */
  all: 55_000,
} as const
