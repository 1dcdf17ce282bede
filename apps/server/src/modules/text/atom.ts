import { escapeHtml } from '#modules/text/html.ts'

export const ATOM_TYPE = 'application/atom+xml'

/** What a reader of feeds shows. All texts are plain. */
export interface Feed {
  readonly title: string
  readonly subtitle: string
  /** Address of the feed itself. */
  readonly address: string
  /** Address of the page with the same entries. */
  readonly page: string
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  readonly title: string
  /** Names the entry for good. */
  readonly id: string
  /** Address of the page to read. */
  readonly page: string
  readonly updatedMs: number
  readonly author?: string | null
  readonly summary?: string
  readonly tags?: readonly string[]
}

/** What XML has no place for, not even escaped. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const text = (raw: string) => escapeHtml(raw.replaceAll(NO_XML, ''))

const time = (epochMs: number) => new Date(epochMs).toISOString()

/** The time of the newest entry, in epoch milliseconds; 0 without one. */
export const newestOf = ({ entries }: Pick<Feed, 'entries'>): number =>
  Math.max(0, ...entries.map(({ updatedMs }) => updatedMs))

/** An Atom document (RFC 4287). All of it is plain text, so no reader runs or loads anything. */
export function atomFeed(feed: Feed): string {
  const { title, subtitle, address, page, entries } = feed
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${text(address)}</id>
<title>${text(title)}</title>
<subtitle>${text(subtitle)}</subtitle>
<updated>${time(newestOf(feed))}</updated>
<author><name>${text(title)}</name></author>
<link rel="self" type="${ATOM_TYPE}" href="${text(address)}"/>
<link href="${text(page)}"/>
${entries.map(entry).join('\n')}
</feed>
`
}

function entry({ title, id, page, updatedMs, author, summary, tags = [] }: FeedEntry): string {
  return `<entry>
<title>${text(title)}</title>
<id>${text(id)}</id>
<link href="${text(page)}"/>
<updated>${time(updatedMs)}</updated>
${author ? `<author><name>${text(author)}</name></author>` : ''}
${summary === undefined ? '' : `<summary>${text(summary)}</summary>`}
${tags.map((tag) => `<category term="${text(tag)}"/>`).join('')}
</entry>`
}
