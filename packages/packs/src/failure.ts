/** What makes a whole pack unusable. */
export type FailureCode =
  | 'archive-broken'
  | 'archive-too-large'
  | 'ctfd-incomplete'
  | 'no-challenges'
  | 'not-an-archive'

/** An error that the user can act on: printed without a stack trace. */
export class Failure extends Error {
  override readonly name = 'Failure'
  /** For those who say it in words of their own. */
  readonly code: FailureCode | undefined

  constructor(message: string, options: { cause?: unknown; code?: FailureCode } = {}) {
    super(message, { cause: options.cause })
    this.code = options.code
  }
}
