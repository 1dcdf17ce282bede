import type { Readable } from 'node:stream'

export interface RawReplyParts {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Readable | Buffer | string
}

/** An answer whose bytes are already made: a download, a cached board. */
export class RawReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable | Buffer | string | undefined

  constructor({ status = 200, headers = {}, body }: RawReplyParts) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** "You hold it already"; return it when `ctx.isCurrent(…)` said so. */
export const NOT_MODIFIED = new RawReply({ status: 304 })
