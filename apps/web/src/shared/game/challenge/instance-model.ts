import type { Challenge } from '@halyard/api'
import { proxyLinks } from '@halyard/query'

export type InstanceState =
  | 'none'
  | 'running'
  /** Near enough to its end to be extended. */
  | 'renewable'
  /** Past its end: the server takes it down, never this clock. */
  | 'expired'

type Context = Pick<Challenge['context'], 'instanceEntry' | 'closeTime'>

const minute = 60_000

/** What state an instance is in. @param renewalWindow minutes before the end in which it can be extended */
export function instanceState(
  { instanceEntry, closeTime }: Context,
  nowMs: number,
  renewalWindow: number,
): InstanceState {
  if (!instanceEntry) return 'none'
  if (closeTime === null) return 'running'
  if (closeTime <= nowMs) return 'expired'
  return closeTime - nowMs <= renewalWindow * minute ? 'renewable' : 'running'
}

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** How an instance is reached. */
export type InstanceAddress = {
  readonly text: string
  /** The platform's own proxy, a WebSocket; else a host and port. */
  readonly isProxied: boolean
}

/**
 * The address of an instance as one types it into a tool.
 *
 * @param entry what the server calls it: `host:port`, or the id of a proxied instance
 * @param origin the platform's own, such as https://ctf.example.org
 */
export function instanceAddress(entry: string, origin: string): InstanceAddress {
  if (!guid.test(entry)) return { text: entry, isProxied: false }
  return { text: proxyLinks.instance(entry, origin), isProxied: true }
}

/** How much of an instance's life is left, from 0 to 1. @param lifetime minutes it was given at first */
export function lifeLeft(closeTime: number, nowMs: number, lifetime: number): number {
  return Math.min(1, Math.max(0, (closeTime - nowMs) / (Math.max(lifetime, 1) * minute)))
}
