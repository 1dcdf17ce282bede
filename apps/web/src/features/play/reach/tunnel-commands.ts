import { DEFAULT_PORT } from '@halyard/tunnel'
import type { System } from '@halyard/tunnel'

/** The tunnel as one file, which the platform serves itself. */
const file = 'halyard-tunnel.mjs'

/** Fetches the tunnel from the platform and starts it. @param origin of the platform */
export function startCommand(system: System, origin: string, port: number): string {
  // PowerShell's own curl is something else.
  const curl = system === 'windows' ? 'curl.exe' : 'curl'
  const atPort = port === DEFAULT_PORT ? '' : ` --port ${port}`
  return `${curl} -fsSO ${origin}/${file}; node ${file}${atPort}`
}

/** Reaches one instance with the command-line tool that players of this field know, without a page. */
export const withoutPage = (remote: string): string => `wsrx connect --port 4444 ${remote}`

/** Names the program that has a port. */
export const portCommand = (system: System, port: number): string =>
  system === 'windows'
    ? `Get-Process -Id (Get-NetTCPConnection -LocalPort ${port}).OwningProcess`
    : `lsof -nP -iTCP:${port} -sTCP:LISTEN`
