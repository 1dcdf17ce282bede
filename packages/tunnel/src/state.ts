/** What the page knows of the tunnel daemon on the player's machine. */
export type DaemonState = 'Invalid' | 'Pending' | 'Usable'

/** The oldest daemon whose calls we support, major and minor. */
const MINIMUM_VERSION = [0, 4] as const

/** The same in words. */
export const OLDEST_VERSION: string = MINIMUM_VERSION.join('.')

/** Milliseconds between two looks at the daemon. */
export const POLL_INTERVAL_MS = 3000

/** The list of tunnels is brought up to date at every so many looks, while the daemon is usable. */
export const TICKS_PER_SYNC = 5

/** The port of this machine on which a daemon listens unless the player says otherwise. */
export const DEFAULT_PORT = 3307

/** Where the daemon listens unless the player says otherwise. */
export const DEFAULT_ADDRESS: string = `http://127.0.0.1:${DEFAULT_PORT}`

/** What one look brought: the status of GET /connect, or `unreachable`. */
export type DaemonAnswer = number | 'unreachable'

/** What has to happen after a look. */
export type DaemonEffect = 'announceOffline' | 'stopPolling' | 'syncTunnels'

/**
 * The state after a look: 202 means usable, 201 waits for the player's approval in the daemon, anything else is invalid.
 * `tick` counts looks from 1.
 */
export function nextState(
  state: DaemonState,
  answer: DaemonAnswer,
  tick: number,
): { state: DaemonState; effects: DaemonEffect[] } {
  if (answer === 202) {
    return { state: 'Usable', effects: tick % TICKS_PER_SYNC === 0 ? ['syncTunnels'] : [] }
  }
  if (answer === 201) return { state: 'Pending', effects: [] }
  const effects: DaemonEffect[] = state === 'Invalid' ? [] : ['announceOffline']
  return { state: 'Invalid', effects: [...effects, 'stopPolling'] }
}

/** Whether a daemon that calls itself `version` is new enough; `undefined` means the 404 of one without versions. */
export function isSupportedVersion(version: string | undefined): boolean {
  const match = /^v?(\d+)\.(\d+)/.exec(version ?? '')
  if (!match) return false
  const [major, minor] = [Number(match[1]), Number(match[2])]
  return major > MINIMUM_VERSION[0] || (major === MINIMUM_VERSION[0] && minor >= MINIMUM_VERSION[1])
}
