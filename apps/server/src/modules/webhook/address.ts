import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import type { Range } from '#config/webhooks.ts'

export interface ResolvedAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** Finds the addresses of a name. */
export type Resolve = (name: string) => Promise<readonly ResolvedAddress[]>

/** The address is none that this server may connect to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

/** The name has no address. */
export class HostUnknown extends Error {
  override readonly name = 'HostUnknown'
}

/** As the operating system resolves. */
export const systemResolve: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }))

/** The only addresses of IPv6 that are given to hosts everybody can reach. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether everybody can reach the address, or the operator allows it. What leads to another address (mapped, translated, tunnelled)
 * is refused as such, whatever it leads to, except an IPv4 address in the clothes of IPv6, which is that address.
 */
export function isReachable(text: string, allowed: readonly Range[]): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  const isAllowed = allowed.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )
  if (isAllowed) return true
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(GLOBAL[0], GLOBAL[1])
}

/**
 * The one address to connect to. A name that has any address that is refused is refused: whoever made it does not mean well.
 * Throws AddressRefused or HostUnknown.
 */
export async function resolveOnce(
  { hostname }: Pick<URL, 'hostname'>,
  { resolve, allowed }: { readonly resolve: Resolve; readonly allowed: readonly Range[] },
): Promise<ResolvedAddress> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  const found = ipaddr.isValid(literal)
    ? [{ address: literal, family: literal.includes(':') ? (6 as const) : (4 as const) }]
    : await resolve(literal).catch((cause: unknown) => {
        throw new HostUnknown('the name has no address', { cause })
      })
  const [first] = found
  if (!first) throw new HostUnknown('the name has no address')
  if (!found.every(({ address }) => isReachable(address, allowed)))
    throw new AddressRefused('the address is not public')
  return first
}
