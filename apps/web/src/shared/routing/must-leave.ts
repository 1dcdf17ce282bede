import type { Location, NavigateOptions } from 'react-router'

/** For `navigate`: nothing is asked on the way, since what was typed can no longer be saved. */
export const leaveAnyway: NavigateOptions = { state: { mustLeave: true } }

/** Whether a navigation may not be blocked. */
export const mustLeave = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'mustLeave' in state
