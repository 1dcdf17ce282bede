import { isIPv4 } from 'node:net'

/**
 * Whether a request names this daemon itself. Another name in the Host header is a site whose name was pointed at this machine
 * (DNS rebinding).
 */
export const isOwnHost = (host: string | undefined, port: number): boolean =>
  host === `127.0.0.1:${port}` || host === `localhost:${port}`

/** An origin as browsers send it, `https://ctf.example.org`; undefined for `null` and anything else. */
export function parseOrigin(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const { origin, protocol } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && origin === text ? origin : undefined
}

const proxyPath =
  /^\/api\/proxy\/(?:noinst\/)?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Whether a site may have a tunnel there: its own instances and nothing else, or it could reach the player's whole network. */
export function isOwnInstance(remote: string, origin: string): boolean {
  if (!URL.canParse(remote)) return false
  const { protocol, host, pathname, search, hash, username, password } = new URL(remote)
  const site = new URL(origin)
  const scheme = site.protocol === 'https:' ? 'wss:' : 'ws:'
  const extra = search + hash + username + password
  return protocol === scheme && host === site.host && extra === '' && proxyPath.test(pathname)
}

export type LocalAddress = { host: string; port: number }

/** Where a tunnel may listen, `127.0.0.1:0`; undefined when it is not an address, or one of the network without leave. */
export function parseLocal(local: string, allowLan: boolean): LocalAddress | undefined {
  const [host = '', port = ''] = local.split(':')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535 || !isIPv4(host)) return undefined
  return host.startsWith('127.') || allowLan ? { host, port: Number(port) } : undefined
}
