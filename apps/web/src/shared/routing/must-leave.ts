import type { Location, NavigateOptions } from 'react-router'

/** For `navigate`: nothing is asked on the way, since what was typed can no longer be saved. */
export const leaveAnyway: NavigateOptions = { state: { mustLeave: true } }

/** Whether the way to an address may not be held up. */
export const mustLeave = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'mustLeave' in state
