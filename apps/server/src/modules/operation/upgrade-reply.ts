import type { IncomingMessage } from 'node:http'

/** A response that hands the request's connection over to another protocol. */
export class UpgradeReply {
  /** Takes the connection over; `head` holds what the client sent behind its request. */
  readonly accept: (request: IncomingMessage, head: Buffer) => void

  constructor(accept: UpgradeReply['accept']) {
    this.accept = accept
  }
}
