import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Version } from '#modules/operation/context.ts'

/** Sets `ETag`, `Last-Modified` and `Cache-Control`, and tells whether the caller's copy is current. */
export function isCurrent(request: FastifyRequest, reply: FastifyReply, version: Version): boolean {
  const tag = `W/"${version.tag}"`
  const changed = new Date(Math.floor(version.changedAtMs / 1000) * 1000)
  reply.header('etag', tag)
  reply.header('last-modified', changed.toUTCString())
  reply.header('cache-control', `${version.isPrivate ? 'private, ' : ''}no-cache, must-revalidate`)
  return matches(request, tag, changed.getTime())
}

const bare = (text: string) => text.trim().replace(/^W\//, '')

/** `If-None-Match`, compared weakly; `If-Modified-Since` counts only without it. */
export function matches(request: FastifyRequest, tag: string, changedAtMs: number): boolean {
  const wanted = request.headers['if-none-match']
  if (wanted !== undefined) {
    return wanted.trim() === '*' || wanted.split(',').some((text) => bare(text) === bare(tag))
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return !Number.isNaN(since) && changedAtMs <= since
}
