export {
  DEFAULT_ADDRESS,
  POLL_INTERVAL_MS,
  TICKS_PER_SYNC,
  isSupportedVersion,
  nextState,
} from './state.ts'
export type { DaemonAnswer, DaemonEffect, DaemonState } from './state.ts'
