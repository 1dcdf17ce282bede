import { DEFAULT_ADDRESS } from '#state.ts'

/** What a player may set. */
export type TunnelOptions = {
  /** Where the daemon listens: `http://127.0.0.1:<port>`. */
  readonly address: string
  /** What the platform calls itself before the daemon. */
  readonly name: string
  /** Whether the local ports are open to the rest of the network, too. */
  readonly allowLan: boolean
}

const defaultName = 'GZ::CTF'

/** The options of a player who has set nothing. @param gameTitle of the game that is open */
export const defaultOptions = (gameTitle = ''): TunnelOptions => ({
  address: DEFAULT_ADDRESS,
  name: [gameTitle, defaultName].filter(Boolean).join(' '),
  allowLan: false,
})

/**
 * The address of a daemon as the player typed it, or undefined when it is not one on this machine: a page may only connect to
 * 127.0.0.1, which its content security policy says, too. A bare port is enough.
 */
export function parseDaemonAddress(text: string): string | undefined {
  const typed = text.trim()
  const asUrl = /^\d{1,5}$/.test(typed) ? `http://127.0.0.1:${typed}` : typed
  if (!/^http:\/\/127\.0\.0\.1:\d{1,5}\/?$/.test(asUrl)) return undefined
  const port = Number(asUrl.replace(/\/$/, '').split(':')[2])
  return port >= 1 && port <= 65_535 ? `http://127.0.0.1:${port}` : undefined
}

/** What to ask a daemon to listen on: any free port, of this machine or of all its networks. */
export const localToBind = ({ allowLan }: Pick<TunnelOptions, 'allowLan'>): string =>
  allowLan ? '0.0.0.0:0' : '127.0.0.1:0'
