import type { PostRow } from '#modules/post/repository.ts'
import { escapeHtml } from '#modules/text/html.ts'

/** Where the feed of posts is served. */
export const FEED_PATH = '/posts.atom'
export const FEED_TYPE = 'application/atom+xml'

interface Feed {
  readonly title: string
  readonly subtitle: string
  /** Address of the platform, without a slash at the end. */
  readonly origin: string
  readonly posts: readonly PostRow[]
}

/** What XML has no place for, not even escaped. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const text = (raw: string) => escapeHtml(raw.replaceAll(NO_XML, ''))

const time = (epochMs: number) => new Date(epochMs).toISOString()

/** An Atom document (RFC 4287) of what a list of posts shows. All of it is plain text, so no reader runs or loads anything. */
export function atomFeed({ title, subtitle, origin, posts }: Feed): string {
  const address = `${origin}${FEED_PATH}`
  const updatedAt = Math.max(0, ...posts.map(({ updated_at }) => updated_at))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${text(address)}</id>
<title>${text(title)}</title>
<subtitle>${text(subtitle)}</subtitle>
<updated>${time(updatedAt)}</updated>
<author><name>${text(title)}</name></author>
<link rel="self" type="${FEED_TYPE}" href="${text(address)}"/>
<link href="${text(origin)}/posts"/>
${posts.map((post) => entry(origin, post)).join('\n')}
</feed>
`
}

function entry(origin: string, post: PostRow): string {
  const address = text(`${origin}/posts/${post.id}`)
  const author =
    post.author_name === null ? '' : `<author><name>${text(post.author_name)}</name></author>`
  return `<entry>
<title>${text(post.title)}</title>
<id>${address}</id>
<link href="${address}"/>
<updated>${time(post.updated_at)}</updated>
${author}
<summary>${text(post.summary)}</summary>
${(post.tags ?? []).map((tag) => `<category term="${text(tag)}"/>`).join('')}
</entry>`
}
