// What each chat gets, checked against the shapes that it documents, with names that try to be more than names.
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { bodyOf, requestFor } from '#modules/webhook/message.ts'
import type { Receiver } from '#modules/webhook/message.ts'
import type { SentEvent } from '#modules/webhook/repository.ts'
import { fillTemplate } from '#modules/webhook/text.ts'
import type { Segment } from '#modules/webhook/text.ts'

const ajv = new Ajv()
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })
const exactly = (properties: object, required = Object.keys(properties)) => ({
  ...{ type: 'object', properties, required, additionalProperties: false },
})

/** As the documentation of each says, with nothing that we do not mean to send. */
const SHAPES = {
  // Execute Webhook: content up to 2000 characters, allowed mentions, flags SUPPRESS_EMBEDS = 1 << 2.
  discord: exactly({
    content: text(2000),
    allowed_mentions: exactly({ parse: { type: 'array', maxItems: 0 } }),
    flags: { const: 4 },
  }),
  // Incoming webhooks: text as the fallback of blocks; a rich text block of sections with text and link elements.
  slack: exactly({
    text: text(40_000),
    mrkdwn: { const: false },
    unfurl_links: { const: false },
    unfurl_media: { const: false },
    blocks: {
      ...{ type: 'array', minItems: 1, maxItems: 50 },
      items: exactly({
        type: { const: 'rich_text' },
        elements: {
          ...{ type: 'array', minItems: 1 },
          items: exactly({
            type: { const: 'rich_text_section' },
            elements: {
              ...{ type: 'array', minItems: 1 },
              items: {
                anyOf: [
                  exactly({ type: { const: 'text' }, text: text(3000), style: bold() }, [
                    'type',
                    'text',
                  ]),
                  exactly({ type: { const: 'link' }, url: text(3000), style: bold() }, [
                    'type',
                    'url',
                  ]),
                ],
              },
            },
          }),
        },
      }),
    },
  }),
  // sendMessage.
  telegram: exactly({
    chat_id: { type: 'string', pattern: String.raw`^(-?\d+|@\w+)$` },
    text: text(30_000),
    parse_mode: { const: 'HTML' },
    link_preview_options: exactly({ is_disabled: { const: true } }),
  }),
  // m.room.message with m.notice, and the mentions that are meant: none.
  matrix: exactly({
    msgtype: { const: 'm.notice' },
    body: text(20_000),
    format: { const: 'org.matrix.custom.html' },
    formatted_body: text(40_000),
    'm.mentions': exactly({}),
  }),
}
function bold() {
  return exactly({ bold: { const: true } })
}

type Chat = keyof typeof SHAPES
const CHATS: readonly Chat[] = ['discord', 'slack', 'telegram', 'matrix']

const VALUES = { game: 'Cup', team: '', challenge: 'Knots', owner: '', text: '', link: '' }
const event: SentEvent = {
  ...{ message_id: '6e9c5a52-95d5-4c3f-8f5c-6c2a4a0f7a11', kind: 'firstBlood' },
  ...{ happened_at: 0, game_id: 1, game: 'Cup', team_id: 2, team: null },
  ...{ challenge_id: 3, challenge: 'Knots', args: ['Null Pointers', 'Knots'] },
}
const bodyFor = (format: Chat, segments: readonly Segment[]) =>
  JSON.parse(bodyOf({ format, target: '-1001' }, event, segments))
const named = (team: string) => fillTemplate('**{team}** was first', { ...VALUES, team })

describe.each(CHATS)('what %s gets', (format) => {
  const isValid = ajv.compile(SHAPES[format])
  const check = (segments: readonly Segment[]) => {
    const body = bodyFor(format, segments)
    expect([isValid(body), isValid.errors]).toEqual([true, null])
    return body
  }

  it('has the documented shape, for a short and for the longest text', () => {
    check(named('Null Pointers'))
    for (const letter of ['x', '*', '<', '@', '&', '漢', '👩‍🚀'])
      check(fillTemplate('**{team}** {text}', { ...VALUES, text: letter.repeat(20_000) }))
    expect(
      JSON.stringify(check(fillTemplate('{text}', { ...VALUES, text: '&'.repeat(20_000) }))).length,
    ).toBeLessThan(65_000)
  })

  it('ends a text that is too long with an ellipsis, and splits no character', () => {
    const body = JSON.stringify(
      bodyFor(format, fillTemplate('{text}', { ...VALUES, text: '👩'.repeat(5000) })),
    )
    expect(body).toContain('…')
    expect(body.isWellFormed()).toBe(true)
    expect(body).not.toMatch(/\\ud[89a-f]/i)
  })

  it('says the same to the eye, whatever the name is', () => {
    const plain = fillTemplate('{team}', { ...VALUES, team: 'a\u202Eb\u0000c\n\nd' })
    expect(plain.map((segment) => segment.text).join('')).toBe('abc d')
  })
})

describe('a name with mentions and Markdown', () => {
  const name =
    '@everyone <@123> <!channel> **b** _i_ `c` [x](http://evil.example) # h > q || s || :bomb:'

  it('is nothing but text at Discord', () => {
    const { content } = bodyFor('discord', named(name))
    const escaped = String.raw`\@everyone \<\@123\> \<!channel\> \*\*b\*\* \_i\_ \`c\` \[x\]\(http\://evil\.example\) \# h \> q \|\| s \|\| \:bomb\:`
    expect(content).toBe(`**${escaped}** was first`)
  })

  it('is nothing but text at Slack', () => {
    const { blocks, text: fallback } = bodyFor('slack', named(name))
    expect(blocks[0].elements[0].elements[0]).toEqual({
      type: 'text',
      text: name,
      style: { bold: true },
    })
    expect(fallback).not.toMatch(/[<>]/)
  })

  it('is nothing but text at Telegram', () => {
    const { text: html } = bodyFor('telegram', named(name))
    expect(html).toContain('<b>@\u2060everyone &lt;@\u2060123&gt; &lt;!channel&gt; **b**')
    expect(html.replaceAll(/<\/?b>/g, '')).not.toMatch(/[<>]|@\w/)
  })

  it('is nothing but text at Matrix', () => {
    const body = bodyFor('matrix', named('@room <img src=x onerror=1> @alice:example.org "q"'))
    expect(body.formatted_body).toBe(
      '<strong>@\u2060room &lt;img src=x onerror=1&gt; @\u2060alice:example.org &quot;q&quot;</strong> was first',
    )
    expect(body.body).not.toMatch(/@\w/)
  })

  it('fills in no placeholder, and begins nothing bold', () => {
    const segments = fillTemplate('{team} and {challenge}', { ...VALUES, team: '{text} ** {link}' })
    expect(segments.map((segment) => [segment.text, segment.isBold])).toEqual([
      ...[
        ['{text} ** {link}', false],
        [' and ', false],
        ['Knots', false],
      ],
    ])
  })
})

describe('a request', () => {
  const receiver: Receiver = {
    ...{ name: 'Room', format: 'matrix', url: 'https://matrix.example.org/', language: 'en-US' },
    ...{ target: '!a/b:example.org', token: 'secret', secret: null, old_secret: null },
    ...{ old_secret_until: null, templates: [] },
  }
  const sent = { event, nowMs: 0, publicUrl: undefined }

  it('to Matrix names the room and the message, and logs in beside the address', () => {
    const request = requestFor(receiver, sent)
    expect([request.method, request.url]).toEqual([
      'PUT',
      'https://matrix.example.org/_matrix/client/v3/rooms/!a%2Fb%3Aexample.org/send/m.room.message/msg_6e9c5a52-95d5-4c3f-8f5c-6c2a4a0f7a11',
    ])
    expect(request.headers['authorization']).toBe('Bearer secret')
  })

  it('to Telegram has the token where its server wants it, and leads nowhere else', () => {
    const telegram = { ...receiver, format: 'telegram', url: 'https://api.telegram.org' } as const
    expect(requestFor({ ...telegram, token: '17:Ab-c' }, sent).url).toBe(
      'https://api.telegram.org/bot17:Ab-c/sendMessage',
    )
    expect(requestFor({ ...telegram, token: '../../x?y#z' }, sent).url).toBe(
      'https://api.telegram.org/bot..%2F..%2Fx%3Fy%23z/sendMessage',
    )
  })
})
