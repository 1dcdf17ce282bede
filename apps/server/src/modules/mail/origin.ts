import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/**
 * Where links in mails lead. Mails that leave this machine need the configured address (the start makes
 * sure of it): the `Host` of a request is whatever its sender likes.
 */
export function originOf(
  config: Config,
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`
}
