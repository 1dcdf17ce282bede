import type { Segment } from '#modules/webhook/text.ts'
import { cutSegments, plainText } from '#modules/webhook/text.ts'

/** Characters of a text object. */
const MOST = 3000

/** What Slack reads as the beginning of a mention or a link, in the line of notifications. */
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Rich text has its looks beside the text, so nothing in the text means anything. */
export function slackBody(segments: readonly Segment[]) {
  const shown = cutSegments(segments, MOST, ({ text }) => text.length)
  return {
    text: escape(plainText(shown)),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      {
        type: 'rich_text',
        elements: [
          {
            type: 'rich_text_section',
            elements: shown.map(({ text, isBold, isLink }) => ({
              ...(isLink ? { type: 'link', url: text } : { type: 'text', text }),
              ...(isBold && { style: { bold: true } }),
            })),
          },
        ],
      },
    ],
  }
}
