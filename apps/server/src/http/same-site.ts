import type { FastifyRequest } from 'fastify'

const READING = ['GET', 'HEAD', 'OPTIONS']
/** Content types a foreign page can send without asking first. */
const SIMPLE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']

/**
 * True when a request that may change something is shown to come from our own pages or from a program,
 * not from another site's page that uses the visitor's cookie. Browsers send `Sec-Fetch-Site` or
 * `Origin`; a request with neither must be one that a foreign page can only send after a preflight.
 */
export function isSameSite(request: FastifyRequest): boolean {
  if (READING.includes(request.method)) return true
  return isOwnPage(request) ?? !isSimple(request)
}

/** Whether the request comes from our own page, by the browser's headers; undefined without them. */
export function isOwnPage(request: FastifyRequest): boolean | undefined {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  return origin === undefined ? undefined : origin === `${request.protocol}://${request.host}`
}

function isSimple({ method, headers }: FastifyRequest): boolean {
  if (method !== 'POST' || headers['x-requested-with'] !== undefined) return false
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return type === '' || SIMPLE_TYPES.includes(type)
}
