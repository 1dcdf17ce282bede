// What an administrator can see of a deployment.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasStatus, unwrap } from '@halyard/api'
import type { ApiClient } from '@halyard/api'
import { fault, good, skipped, warning } from '#doctor/finding.ts'
import type { Finding } from '#doctor/finding.ts'
import { isPrivate } from '#doctor/public.ts'

/** An address of nobody (RFC 5737), which no server may take for ours. */
export const FORGED_ADDRESS = '203.0.113.77'
const PROBE_BYTES = 5_000_000
const LOG_LIMIT_MS = 5000

/** Whether session cookies are as safe as they can be. */
export function checkCookies(origin: string, lines: readonly string[]): Finding {
  const [line] = lines
  if (line === undefined) {
    return fault('Cookies', 'Logging in sets no cookie.', 'Let the proxy pass Set-Cookie on.')
  }
  const attributes = line.split(';').map((part) => part.trim().toLowerCase())
  const wanted = ['httponly', 'samesite=lax', ...(origin.startsWith('https:') ? ['secure'] : [])]
  const missing = wanted.filter((attribute) => !attributes.includes(attribute))
  if (missing.length === 0) return good('Cookies', `They are ${wanted.join(', ')}.`)
  return fault(
    'Cookies',
    `They are not ${missing.join(', ')}.`,
    'Let the proxy leave cookies as they are, and set HALYARD_TRUST_PROXY and X-Forwarded-Proto.',
  )
}

/** Which address the server takes us for, after a login that claimed FORGED_ADDRESS. */
export async function checkForwardedAddress(
  client: ApiClient,
  { userName, origin, sinceMs }: { userName: string; origin: string; sinceMs: number },
): Promise<Finding> {
  const seen = await addressOfLogin(client, userName, sinceMs)
  if (seen === undefined) return skipped('Addresses', 'The log does not have this login.')
  if (seen === FORGED_ADDRESS) {
    return fault(
      'Addresses',
      'Visitors can pretend to come from any address, and so pass every limit.',
      'Name only your own proxies in HALYARD_TRUST_PROXY, and let the first one replace X-Forwarded-For.',
    )
  }
  const { hostname } = new URL(origin)
  if (isPrivate(seen) && !isPrivate(hostname) && hostname !== 'localhost') {
    return warning(
      'Addresses',
      `The server takes this machine for ${seen}, which may be the proxy: then all visitors share its limits.`,
      'Set HALYARD_TRUST_PROXY to the address of the proxy.',
    )
  }
  return good('Addresses', `The server sees this machine as ${seen}.`)
}

/** The log is written a moment later. */
async function addressOfLogin(client: ApiClient, userName: string, sinceMs: number) {
  const lastMoment = Date.now() + LOG_LIMIT_MS
  for (;;) {
    const lines = await unwrap(client.GET('/api/admin/logs', { params: { query: { count: 50 } } }))
    const own = lines.filter(({ name, time }) => name === userName && time >= sinceMs)
    const address = own.find(({ ip }) => ip !== null)?.ip
    if (typeof address === 'string') return address
    if (Date.now() > lastMoment) return undefined
    await sleep(200)
  }
}

/** Stores a file, reads it back and deletes it. */
export async function checkUpload(client: ApiClient): Promise<Finding> {
  const bytes = randomBytes(PROBE_BYTES)
  const form = new FormData()
  form.append('files', new File([bytes], 'doctor.bin'))
  let hash: string | undefined
  try {
    const body = { files: [] }
    const stored = await unwrap(client.POST('/api/assets', { body, bodySerializer: () => form }))
    hash = stored[0]?.hash ?? ''
    const path = { hash, filename: 'doctor.bin' }
    const read = await unwrap(
      client.GET('/assets/{hash}/{filename}', { params: { path }, parseAs: 'arrayBuffer' }),
    )
    return Buffer.from(read).equals(bytes)
      ? good('Uploads', 'A file of 5 MB was stored, read back and deleted.')
      : fault('Uploads', 'A file comes back changed.', 'Let the proxy leave bodies as they are.')
  } catch (error) {
    const advice = hasStatus(error, 413)
      ? 'Raise the largest body that the proxy takes, such as client_max_body_size of nginx.'
      : 'Read the log of the server, and check its disk or bucket.'
    const why = error instanceof Error ? error.message : 'unknown'
    return fault('Uploads', `A file of 5 MB cannot be stored and read (${why}).`, advice)
  } finally {
    if (hash) {
      const params = { path: { hash } }
      await unwrap(client.DELETE('/api/assets/{hash}', { params })).catch(() => undefined)
    }
  }
}
