import type { ChallengeCategory } from '@halyard/api'

/** What players reach a service with. */
export const tools = ['address', 'nc', 'curl', 'pwntools'] as const
export type Tool = (typeof tools)[number]

type HostPort = { readonly host: string; readonly port: number; readonly isIpv6: boolean }

/** Host and port of `host:port`; undefined for anything that does not belong on a command line. */
export function splitEntry(entry: string): HostPort | undefined {
  const [, bracketed, plain, digits] =
    /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(entry) ?? []
  const port = Number(digits)
  const host = bracketed ?? plain
  if (!host || !(port >= 1 && port <= 65_535)) return undefined
  // A daemon that listens on all networks is reached on this computer here.
  return { host: host === '0.0.0.0' ? '127.0.0.1' : host, port, isIpv6: bracketed !== undefined }
}

const authority = ({ host, port, isIpv6 }: HostPort) => `${isIpv6 ? `[${host}]` : host}:${port}`

/** How an instance is reached with a tool, ready to be pasted. An entry of another form is left as it is. */
export function commandFor(tool: Tool, entry: string): string {
  const found = splitEntry(entry)
  if (!found) return entry
  switch (tool) {
    case 'address':
      return authority(found)
    case 'nc':
      return `nc ${found.host} ${found.port}`
    case 'curl':
      return `curl http://${authority(found)}/`
    case 'pwntools':
      return `remote("${found.host}", ${found.port})`
    default:
      return tool satisfies never
  }
}

const webPorts = [80, 3000, 5000, 8000, 8080, 8888]

/** The link to an instance that looks like a website, by the category of its challenge or by its port. */
export function webLink(entry: string, category: ChallengeCategory): string | undefined {
  const found = splitEntry(entry)
  if (!found || !(category === 'Web' || webPorts.includes(found.port))) return undefined
  return `http://${authority(found)}/`
}
