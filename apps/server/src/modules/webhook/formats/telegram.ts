import { escapeHtml, withoutMentions } from '#modules/webhook/formats/html.ts'
import type { Segment } from '#modules/webhook/text.ts'
import { cutSegments } from '#modules/webhook/text.ts'

/** Characters of a message after its markup is read. */
const MOST = 4096

const shownText = ({ text, isLink }: Segment) => (isLink ? text : withoutMentions(text))

function render(segment: Segment): string {
  const html = escapeHtml(shownText(segment))
  return segment.isBold ? `<b>${html}</b>` : html
}

export const telegramBody = (segments: readonly Segment[], chat: string) => ({
  chat_id: chat,
  text: cutSegments(segments, MOST, (segment) => shownText(segment).length)
    .map(render)
    .join(''),
  parse_mode: 'HTML',
  link_preview_options: { is_disabled: true },
})
