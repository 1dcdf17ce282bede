/** When a part of the platform is said to need a look or not to work, by what can be measured of it. */

export type HealthState = 'ok' | 'warn' | 'bad'

const MIB = 1024 ** 2
/** What one scoreboard and one upload may need at once, and what starts to be little. */
const LEAST_MEMORY = 64 * MIB
const LITTLE_MEMORY = 256 * MIB

export const memoryState = (freeBytes: number): HealthState =>
  freeBytes < LEAST_MEMORY ? 'bad' : freeBytes < LITTLE_MEMORY ? 'warn' : 'ok'

const MINUTE_MS = 60_000

/** A mail that waits longer has failed before: the first attempts are seconds apart. */
export const mailState = (oldestWaitedMs: number): HealthState =>
  oldestWaitedMs > 15 * MINUTE_MS ? 'bad' : oldestWaitedMs > 2 * MINUTE_MS ? 'warn' : 'ok'

/** With less, uploads and the database fail any moment. */
export const LEAST_FREE_DISK = 64 * MIB
