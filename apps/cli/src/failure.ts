/** An error that the user can act on: printed without a stack trace. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
