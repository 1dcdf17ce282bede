import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Version } from '#modules/operation/context.ts'
import { namesTag } from '#modules/operation/tags.ts'

/** Sets `ETag`, `Last-Modified` and `Cache-Control`, and returns whether the client's copy is current. */
export function isCurrent(request: FastifyRequest, reply: FastifyReply, version: Version): boolean {
  const { etag, lastModified, cacheControl, changedAtMs } = validatorsOf(version)
  reply.header('etag', etag)
  reply.header('last-modified', lastModified)
  reply.header('cache-control', cacheControl)
  return matches(request, etag, changedAtMs)
}

/** The headers of a conditional response; HTTP dates have no fractions of a second. */
export function validatorsOf(version: Version) {
  const changed = new Date(Math.floor(version.changedAtMs / 1000) * 1000)
  return {
    etag: `W/"${version.tag}"`,
    lastModified: changed.toUTCString(),
    cacheControl: `${version.isPrivate ? 'private, ' : ''}no-cache, must-revalidate`,
    changedAtMs: changed.getTime(),
  }
}

/** `If-None-Match`, compared weakly; `If-Modified-Since` counts only without it. */
export function matches(
  { headers }: { readonly headers: IncomingHttpHeaders },
  tag: string,
  changedAtMs: number,
): boolean {
  const wanted = headers['if-none-match']
  if (wanted !== undefined) return wanted === tag || namesTag(wanted, tag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return !Number.isNaN(since) && changedAtMs <= since
}
