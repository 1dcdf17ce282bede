import type { MessageKey } from '#i18n/messages.ts'
import type { MessageValues } from '#i18n/translate.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** Codes of the platform that replace the HTTP status in `status`. */
export const GAME_NOT_STARTED = 10_001
export const GAME_ENDED = 10_002

export interface RefusalOptions {
  /** Values for the placeholders of the message. */
  readonly values?: MessageValues
  /** Names of values that the log must not repeat. */
  readonly unlogged?: readonly string[]
  /** GAME_NOT_STARTED or GAME_ENDED. */
  readonly code?: number
  /** Whole seconds for the `Retry-After` header. */
  readonly retryAfterSeconds?: number
  /** Answer with ProblemDetails, where the contract says so. */
  readonly asProblem?: boolean
  /** What the caller lacks, where a client can see to it. */
  readonly need?: Schema<'RefusalNeed'>
}

/**
 * An expected error response: thrown anywhere below a handler and turned into `{ title, status }` in the
 * caller's language by the error handler.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly key: MessageKey
  readonly options: RefusalOptions

  constructor(status: number, key: MessageKey, options: RefusalOptions = {}) {
    super(key)
    this.status = status
    this.key = key
    this.options = options
  }
}
