/** A reason not to start, shown to the operator as one sentence without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
