import type { Segment } from '#modules/webhook/text.ts'
import { cutSegments } from '#modules/webhook/text.ts'

/** Characters of a message. */
const MOST = 2000
/** Shows no previews of links. */
const SUPPRESS_EMBEDS = 4

/** A backslash takes any meaning from what follows: Markdown, mentions, emoji, lists and headings. */
const escape = (text: string) => text.replaceAll(/[\\`*_~|<>#()[\]:@.+-]/g, String.raw`\$&`)

function render({ text, isBold, isLink }: Segment): string {
  const shown = isLink ? text : escape(text)
  return isBold && text.trim() !== '' ? `**${shown}**` : shown
}

export const discordBody = (segments: readonly Segment[]) => ({
  content: cutSegments(segments, MOST, (segment) => render(segment).length)
    .map(render)
    .join(''),
  allowed_mentions: { parse: [] },
  flags: SUPPRESS_EMBEDS,
})
