/** One local port that leads to an instance, as the daemon lists it. What it says is foreign text. */
export type PoolEntry = {
  /** Where programs on this machine connect, `127.0.0.1:41873`. */
  readonly local: string
  /** The WebSocket behind it. */
  readonly remote: string
  readonly label: string
}

/** What a page calls itself before a daemon. The origin itself is in the request's header. */
export const registration = (name: string) => ({
  name,
  host: 'IN_HEADER',
  state: 'pending',
  features: ['basic', 'pingfall'],
  // A tunnel goes when its instance is gone, not when the line is merely down.
  settings: { basic: {}, pingfall: { status: [400, 404], drop_unknown: false } },
})

/** Characters of one text of the daemon that are worth keeping. */
const longest = 512

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longest ? value : undefined

/** One entry of a daemon's list, or undefined when it is none. The other names of the fields are those of daemons before 0.5. */
export function parseEntry(value: unknown): PoolEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields: Record<string, unknown> = { ...value }
  const local = textOf(fields['local'] ?? fields['from'])
  const remote = textOf(fields['remote'] ?? fields['to'])
  if (!local || !remote || !socketAddress.test(local) || !/^wss?:\/\//.test(remote)) {
    return undefined
  }
  return { local, remote, label: textOf(fields['label']) ?? '' }
}

/** `host:port`, the host an IP address; IPv6 in brackets. */
const socketAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\]):\d{1,5}$/i

/** The list of a daemon: an array, or an object by local address. Undefined when it is neither; entries that are none are left out. */
export function parsePool(value: unknown): readonly PoolEntry[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value)
  return entries.flatMap((entry) => parseEntry(entry) ?? [])
}
