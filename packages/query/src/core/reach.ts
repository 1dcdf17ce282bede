/** How well the server can be reached, judged by the page's own calls. */
export type ReachState = 'online' | 'degraded' | 'offline' | 'recovering'

export type Reach = {
  state: ReachState
  /** Calls without an answer in a row. */
  failures: number
  /** Whether the connection for live news is lost. */
  isHubLost: boolean
}

/**
 * What was seen: a call that was answered, one that was not, the hub that went or came, the browser that says it
 * has no network or has it again.
 */
export type ReachEvent = 'answer' | 'failure' | 'hub-lost' | 'hub-back' | 'no-network' | 'network'

const failuresToDegraded = 2
const failuresToOffline = 3

export const startReach: Reach = { state: 'online', failures: 0, isHubLost: false }

/** online → degraded (two failures, or the hub lost) → offline (three, or no network) → recovering → online. */
export function nextReach(reach: Reach, event: ReachEvent): Reach {
  const { state, isHubLost } = reach
  switch (event) {
    case 'answer':
      return { ...reach, failures: 0, state: afterAnswer(reach) }
    case 'failure': {
      const failures = reach.failures + 1
      if (state === 'offline' || failures >= failuresToOffline) {
        return { ...reach, failures, state: 'offline' }
      }
      const isDegraded = failures >= failuresToDegraded || state !== 'online'
      return { ...reach, failures, state: isDegraded ? 'degraded' : 'online' }
    }
    case 'hub-lost':
      return { ...reach, isHubLost: true, state: state === 'online' ? 'degraded' : state }
    case 'hub-back': {
      const isOnlyHub = state === 'degraded' && reach.failures < failuresToDegraded && isHubLost
      return { ...reach, isHubLost: false, state: isOnlyHub ? 'online' : state }
    }
    case 'no-network':
      return { ...reach, state: 'offline' }
    case 'network':
    default:
      return { ...reach, failures: 0, state: state === 'offline' ? 'recovering' : state }
  }
}

/** The first answer after a break only says that it is over; what was missed is being read again until the next one. */
function afterAnswer({ state, isHubLost }: Reach): ReachState {
  if (state === 'offline') return 'recovering'
  return isHubLost ? 'degraded' : 'online'
}
