import { escapeHtml, withoutMentions } from '#modules/webhook/formats/html.ts'
import type { Segment } from '#modules/webhook/text.ts'
import { cutSegments } from '#modules/webhook/text.ts'

/** Far below the 64 KB of an event, whatever the characters and their markup. */
const MOST = 4000

const shownText = ({ text, isLink }: Segment) => (isLink ? text : withoutMentions(text))

function render(segment: Segment): string {
  const html = escapeHtml(shownText(segment)).replaceAll('\n', '<br>')
  return segment.isBold ? `<strong>${html}</strong>` : html
}

export function matrixBody(segments: readonly Segment[]) {
  const shown = cutSegments(segments, MOST, ({ text }) => text.length)
  return {
    msgtype: 'm.notice',
    body: shown.map(shownText).join(''),
    format: 'org.matrix.custom.html',
    formatted_body: shown.map(render).join(''),
    'm.mentions': {},
  }
}
