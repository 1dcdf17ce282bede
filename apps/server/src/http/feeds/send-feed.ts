import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches, validatorsOf } from '#http/pages/conditional.ts'
import { contentTag } from '#modules/operation/tags.ts'
import { ATOM_TYPE, atomFeed, newestOf } from '#modules/text/atom.ts'
import type { Feed } from '#modules/text/atom.ts'

/** Readers of feeds ask every few minutes, each by itself. */
const KEPT_SECONDS = 300

/** Answers with a feed, or with 304 to a reader who has it. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { feed, changedAtMs }: { readonly feed: Feed; readonly changedAtMs: number },
): FastifyReply {
  const document = atomFeed(feed)
  const newestMs = Math.max(changedAtMs, newestOf(feed))
  const { etag, lastModified } = validatorsOf({
    tag: contentTag('feed', document),
    changedAtMs: newestMs,
  })
  reply
    .header('etag', etag)
    .header('last-modified', lastModified)
    .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
  // An entry that is deleted leaves no later time behind, so the content alone decides.
  const { 'if-none-match': known } = request.headers
  if (known !== undefined && matches(request, etag, newestMs)) return reply.code(304).send()
  return reply.type(`${ATOM_TYPE}; charset=utf-8`).send(document)
}
