import type { FastifyInstance } from 'fastify'
import { matches, validatorsOf } from '#http/pages/conditional.ts'
import { FEED_PATH, FEED_TYPE, atomFeed } from '#modules/post/feed.ts'
import { listNewestPosts } from '#modules/post/service.ts'
import { contentTag } from '#modules/operation/tags.ts'
import type { Services } from '#modules/services.ts'

/** Entries of the feed; who reads it more seldom than so many are written reads the page. */
const MOST_ENTRIES = 20
/** Readers of feeds ask every few minutes, each by itself. */
const KEPT_SECONDS = 300

/** Serves the newest posts as an Atom feed. */
export function servePostFeed(app: FastifyInstance, { db, settings, config }: Services): void {
  app.get(FEED_PATH, async (request, reply) => {
    const [{ globalConfig, changedAtMs }, posts] = await Promise.all([
      settings.read(),
      listNewestPosts(db, MOST_ENTRIES),
    ])
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    const { title, slogan: subtitle } = globalConfig
    const feed = atomFeed({ title, subtitle, origin, posts })
    const newestMs = Math.max(changedAtMs, ...posts.map(({ updated_at }) => updated_at))
    const { etag, lastModified } = validatorsOf({
      tag: contentTag('feed', feed),
      changedAtMs: newestMs,
    })
    reply
      .header('etag', etag)
      .header('last-modified', lastModified)
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    // A post that is deleted leaves no later time behind, so the content alone decides.
    const { 'if-none-match': known } = request.headers
    if (known !== undefined && matches(request, etag, newestMs)) return reply.code(304).send()
    return reply.type(`${FEED_TYPE}; charset=utf-8`).send(feed)
  })
}
