import { createHmac } from 'node:crypto'
import type { Randomness } from '#platform/random.ts'

// As Standard Webhooks describes it, so that its libraries verify what we send.

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (random: Randomness): string =>
  PREFIX + random.bytes(SECRET_BYTES).toString('base64')

export interface Message {
  readonly id: string
  readonly sentAtMs: number
  readonly body: string
}

/** The headers that say where a message is from, with a signature by each of the secrets. */
export function signedHeaders(
  { id, sentAtMs, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(sentAtMs / 1000))
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}
