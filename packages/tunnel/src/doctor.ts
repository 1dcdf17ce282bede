import type { DaemonFailure } from '#failure.ts'
import type { TunnelStatus } from '#tunnel.ts'

/** What blocks the way from the page to the daemon; each has one step that removes it. */
export type Obstacle =
  /** No daemon answers. */
  | 'missing'
  | 'too-old'
  /** The player has yet to approve of the page in the daemon. */
  | 'waiting'
  /** The player said no in the daemon. */
  | 'refused'
  /** The browser does not let the page reach this machine; the player can allow it. */
  | 'permission'
  /** The page is served over http: such a page gets no permission. */
  | 'insecure-page'
  /** A browser that blocks http to this machine from pages served over https. */
  | 'mixed-content'
  /** Another program has the daemon's port. */
  | 'port-in-use'
  /** The daemon itself has an error. */
  | 'broken'

/** What there is to know of a browser about requests to the machine it runs on. */
export type Surroundings = {
  /** Undefined in a browser that has no such permission. */
  permission: PermissionState | undefined
  isSecureContext: boolean
  /** The page came over https. */
  isHttps: boolean
  engine: Engine
}

/** Chromium asks for a permission and refuses pages without https; WebKit treats http to this machine as mixed content. */
type Engine = 'chromium' | 'webkit' | 'other'

/** What hinders the tunnel, or undefined when nothing does. */
export function diagnose(
  { phase, daemon, failure }: Pick<TunnelStatus, 'phase' | 'daemon' | 'failure'>,
  surroundings: Surroundings,
): Obstacle | undefined {
  if (failure) return obstacleOf(failure, surroundings)
  if (phase === 'asking') return surroundings.permission === 'prompt' ? 'permission' : undefined
  return daemon === 'Pending' ? 'waiting' : undefined
}

function obstacleOf(failure: DaemonFailure, surroundings: Surroundings): Obstacle {
  switch (failure.kind) {
    case 'VersionMismatch':
      return 'too-old'
    case 'DaemonError':
      return failure.status === 403 ? 'refused' : 'broken'
    case 'Unknown':
      return 'port-in-use'
    case 'DaemonUnavailable':
      return unreachable(surroundings)
    default:
      return failure satisfies never
  }
}

/** A request that the browser does not send looks like one that nobody answers. */
function unreachable({ permission, isSecureContext, isHttps, engine }: Surroundings): Obstacle {
  if (engine === 'chromium' && !isSecureContext) return 'insecure-page'
  if (permission === 'denied' || permission === 'prompt') return 'permission'
  return engine === 'webkit' && isHttps ? 'mixed-content' : 'missing'
}

/** Names of the permission, the newer first. */
const permissionNames: readonly string[] = ['loopback-network', 'local-network-access']

/** Asks the browser of its own accord; the daemon is not touched. */
export async function lookAround(): Promise<Surroundings> {
  return {
    // A page of this computer itself needs none, although the browser would say that it may ask.
    permission: isLoopback(window.location.hostname) ? undefined : await localPermission(),
    isSecureContext: window.isSecureContext,
    isHttps: window.location.protocol === 'https:',
    engine: engineOf(navigator.userAgent),
  }
}

/** Whether a host is the computer it is named on. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

async function localPermission(): Promise<PermissionState | undefined> {
  for (const name of permissionNames) {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are newer than the types
      const { state } = await navigator.permissions.query({ name: name as PermissionName })
      return state
    } catch {
      // This browser has no permission of that name.
    }
  }
  return undefined
}

/** What a browser is made of, by how it introduces itself; all browsers of iOS are WebKit. */
export function engineOf(userAgent: string): Engine {
  if (/Chrome|Chromium/.test(userAgent)) return 'chromium'
  return userAgent.includes('AppleWebKit') ? 'webkit' : 'other'
}

/** The systems whose steps differ. */
export type System = 'windows' | 'macos' | 'linux' | 'mobile'

/** The player's operating system, as far as the browser says. */
export function systemOf(userAgent: string): System {
  if (/Android|iPhone|iPad|Mobile/i.test(userAgent)) return 'mobile'
  if (/Windows/i.test(userAgent)) return 'windows'
  return /Mac OS X|Macintosh/i.test(userAgent) ? 'macos' : 'linux'
}
