import type { IncomingMessage } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { pickLanguage } from '#i18n/language.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { translate } from '#i18n/translate.ts'
import type { MessageValues } from '#i18n/translate.ts'

interface RawRefusal {
  readonly status: number
  readonly key: MessageKey
  readonly values?: MessageValues
  readonly headers?: readonly string[]
}

/** Refuses a request that no route answers, in the caller's language, and ends its connection. */
export function refuseRaw(
  { headers }: Pick<IncomingMessage, 'headers'>,
  socket: Duplex,
  { status, key, values, headers: more = [] }: RawRefusal,
): void {
  const language = pickLanguage(headers['accept-language'])
  const body = JSON.stringify({ title: translate(language, key, values), status })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Language: ${language}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...more,
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
