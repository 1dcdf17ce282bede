import type { Readable } from 'node:stream'

export interface RawReplyParts {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Readable | Buffer | string
}

/** A response whose bytes are ready: a download, a cached board. */
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

/** The 304 response; return it when `ctx.isCurrent(…)` is true. */
export const NOT_MODIFIED = new RawReply({ status: 304 })
