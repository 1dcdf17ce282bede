import type { FastifyInstance } from 'fastify'
import { sendFeed } from '#http/feeds/send-feed.ts'
import { listNewestPosts } from '#modules/post/service.ts'
import type { Services } from '#modules/services.ts'

/** Where the feed of posts is served. */
export const POST_FEED_PATH = '/posts.atom'

/** Entries of the feed; who reads it more seldom than so many are written reads the page. */
const MOST_ENTRIES = 20

/** Serves the newest posts as an Atom feed. */
export function servePostFeed(app: FastifyInstance, { db, settings, config }: Services): void {
  app.get(POST_FEED_PATH, async (request, reply) => {
    const [{ globalConfig, changedAtMs }, posts] = await Promise.all([
      settings.read(),
      listNewestPosts(db, MOST_ENTRIES),
    ])
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    const entries = posts.map((post) => {
      const page = `${origin}/posts/${post.id}`
      return {
        title: post.title,
        ...{ id: page, page },
        updatedMs: post.updated_at,
        author: post.author_name,
        summary: post.summary,
        tags: post.tags ?? [],
      }
    })
    const feed = {
      title: globalConfig.title,
      subtitle: globalConfig.slogan,
      address: `${origin}${POST_FEED_PATH}`,
      page: `${origin}/posts`,
      entries,
    }
    return sendFeed(request, reply, { feed, changedAtMs })
  })
}
