export { createDaemon } from './daemon.ts'
export type { Daemon, DaemonConnection, DaemonFetch } from './daemon.ts'
export { diagnose, lookAround, systemOf } from './doctor.ts'
export type { Obstacle, Surroundings, System } from './doctor.ts'
export type { DaemonFailure, Outcome } from './failure.ts'
export { defaultOptions, localToBind, parseDaemonAddress } from './options.ts'
export type { TunnelOptions } from './options.ts'
export { parseEntry, parsePool, registration } from './protocol.ts'
export type { PoolEntry } from './protocol.ts'
export {
  DEFAULT_ADDRESS,
  DEFAULT_PORT,
  OLDEST_VERSION,
  POLL_INTERVAL_MS,
  TICKS_PER_SYNC,
  isSupportedVersion,
  nextState,
} from './state.ts'
export type { DaemonAnswer, DaemonEffect, DaemonState } from './state.ts'
export { createTunnel } from './tunnel.ts'
export type { Tunnel, TunnelNotice, TunnelSetup, TunnelStatus } from './tunnel.ts'
