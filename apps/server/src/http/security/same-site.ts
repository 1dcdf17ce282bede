import type { FastifyRequest } from 'fastify'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * False when a request that may change something says that it comes from another site's page, which would use the visitor's cookie.
 * Browsers always say so, by `Sec-Fetch-Site` or by `Origin`; what says nothing is a program.
 */
export function isSameSite(request: FastifyRequest): boolean {
  return READING.includes(request.method) || isOwnPage(request) !== false
}

/** Whether the request comes from our own page, by the browser's headers; undefined without them. */
export function isOwnPage(request: FastifyRequest): boolean | undefined {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  return origin === undefined ? undefined : origin === `${request.protocol}://${request.host}`
}
